import { STREAM_STATUSES, streamErrorOf } from '@gatehouse-login/core/streaming';
import { describe, expect, it } from 'vitest';
import { CONNECTION_VIEWS, endView } from './connection-view.ts';
import ENGLISH from './texts/en.json';

describe('what the page says about its connection', () => {
  it('has a sentence for every status [4.32]', () => {
    for (const status of STREAM_STATUSES) expect(ENGLISH[CONNECTION_VIEWS[status].word]).toBeTruthy();
  });

  it('is good only where data can flow', () => {
    const good = STREAM_STATUSES.filter((status) => CONNECTION_VIEWS[status].tone === 'good');
    expect(good).toHaveLength(4);
    expect(good.every((status) => status.startsWith('CONNECTED:'))).toBe(true);
  });

  it('offers a dead session nothing but a new sign-in', () => {
    expect(endView({ kind: 'session-expired' })).toEqual({ word: 'end.expired', way: 'sign-in', code: null });
  });

  it('names the code of a refusal, and offers to connect again', () => {
    expect(endView(streamErrorOf(2))).toEqual({ word: 'end.refused', way: 'connect', code: 2 });
    expect(endView({ kind: 'timed-out' })?.way).toBe('connect');
  });

  it('is silent about what the visitor did', () => {
    expect(endView({ kind: 'cancelled' })).toBeNull();
  });
});
