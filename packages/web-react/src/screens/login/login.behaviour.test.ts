import { describe, expect, it } from 'vitest';
import { noticeNow } from './login.behaviour.ts';

const BUSY = { tone: 'alert', key: 'error.service-busy', values: { seconds: 9 } } as const;

describe('the notice of the login screen', () => {
  it('stays as it is without a countdown', () => {
    expect(noticeNow(BUSY, undefined)).toBe(BUSY);
    expect(noticeNow(undefined, 5)).toBeUndefined();
  });

  it('counts with the seconds that are left, then says that they are over', () => {
    expect(noticeNow(BUSY, 4)).toEqual({ ...BUSY, values: { seconds: 4 } });
    expect(noticeNow(BUSY, 0)).toEqual({ tone: 'status', key: 'login.canTryAgain' });
  });
});
