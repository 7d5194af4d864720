import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../testing/builders.ts';
import { STATES, visit } from '../testing/flow-samples.fixture.ts';
import type { Event } from './event.ts';
import { explore } from './explore.ts';
import { openingState } from './state.ts';

const settings = aConfiguration();
const opened = (step: 'login' | 'login-failed'): Event => ({ type: 'opened-at', step, visit });
const BACK: Event = { type: 'back-pressed' };

describe('exploring the flow', () => {
  it('without events knows the start, and that it leads nowhere', () => {
    expect(explore(settings, [])).toEqual({
      states: [openingState()],
      tries: [],
      deadEnds: [openingState()],
    });
  });

  it('tries every event in every state, the nearest first', () => {
    const { states, tries } = explore(settings, [opened('login-failed'), BACK]);
    expect(states.map(({ at }) => at)).toEqual(['opening', 'login-failed', 'login']);
    expect(tries.map(({ from, event }) => `${from.at} ${event.type}`)).toEqual([
      'opening opened-at',
      'opening back-pressed',
      'login-failed opened-at',
      'login-failed back-pressed',
      'login opened-at',
      'login back-pressed',
    ]);
  });

  it('tells steps from refusals', () => {
    const { tries } = explore(settings, [opened('login'), BACK]);
    expect(tries[0]?.outcome._unsafeUnwrap().next.at).toBe('login');
    expect(tries[3]?.outcome._unsafeUnwrapErr()).toEqual({
      kind: 'illegal-event',
      state: 'login',
      event: 'back-pressed',
    });
  });

  it('finds dead ends: a state that only becomes another of its own name is one', () => {
    const { deadEnds } = explore(settings, [opened('login')]);
    expect(deadEnds.map(({ at }) => at)).toEqual(['login']);
    const leaving = explore(settings, [{ type: 'departure-stalled' }], STATES.leaving);
    expect(leaving.states).toHaveLength(2);
    expect(leaving.deadEnds).toHaveLength(2);
  });

  it('starts where it is told to, and takes equal states for one', () => {
    const arabic = { ...visit, language: 'ar' } as const;
    const { states } = explore(
      settings,
      [opened('login'), { type: 'opened-at', step: 'login', visit: arabic }, { type: 'cancel-pressed' }],
      STATES.login,
    );
    expect(states).toEqual([STATES.login, { ...STATES.login, visit: arabic }]);
  });
});
