import { describe, expect, it } from 'vitest';
import { draft, settings, visit } from '../testing/flow-samples.fixture.ts';
import { carryOver } from './state.ts';
import { record } from './tracking.ts';

const event = {
  event: 'login_fail',
  brand: settings.brand,
  region: 'en-uk',
  language: 'en',
  platformType: 'advantage',
};

// The page's data layer would keep a key even without a value.
describe('what is recorded of an attempt', () => {
  it('has no error and no reference where there is none, not even as empty keys', () => {
    expect(record('login_fail', { at: 'login', visit, draft }, settings)).toStrictEqual({
      run: 'record',
      event,
    });
  });

  it('has both where they are known', () => {
    const state = { at: 'login', visit, draft, reference: 'kamo-7352' } as const;
    expect(record('login_fail', state, settings, 0)).toStrictEqual({
      run: 'record',
      event: { ...event, errorCode: 0, reference: 'kamo-7352' },
    });
  });
});

describe('what one state takes over from another', () => {
  it('is where the visitor stands, what he filled in, and the reference of his attempt', () => {
    const state = { at: 'login-failed', visit, draft, reference: 'kamo-7352', code: 4001 } as const;
    expect(carryOver(state)).toStrictEqual({ visit, draft, reference: 'kamo-7352' });
  });

  it('has no reference before the first attempt, not even as an empty key', () => {
    expect(carryOver({ at: 'login', visit, draft })).toStrictEqual({ visit, draft });
  });
});
