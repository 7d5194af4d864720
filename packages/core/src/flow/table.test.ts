import { describe, expect, it } from 'vitest';
import { ALL_STATES as ALL, EVENTS, STATES, settings } from '../testing/flow-samples.fixture.ts';
import { COMMAND_KINDS } from './command.ts';
import type { Event, EventName } from './event.ts';
import { onScreen, screenOf, stepOf } from './projection.ts';
import { REASONS, reasonOf } from './reasons.ts';
import type { OpenState, State, StateName } from './state.ts';
import { EDGES, transition } from './transition.ts';

const WORKING: StateName[] = ['signing-in', 'loading-account', 'choosing-destination'];
const PENDING: StateName[] = [
  'two-factor',
  'sending-code',
  'verifying-code',
  'code-refused',
  'code-cooling-down',
  'force-password',
  'changing-password',
  'password-not-changed',
  'password-changed',
];

const TAKING_CODES: StateName[] = ['two-factor', 'sending-code', 'verifying-code', 'code-cooling-down'];

// The states that accept each event. All others refuse it.
const HEARD_BY: { [Name in EventName]: StateName[] } = {
  'opened-at': ALL,
  submitted: ['login', 'cooling-down', ...WORKING],
  'draft-changed': ALL.filter((at) => at !== 'opening'),
  'session-opened': ['signing-in', 'verifying-code'],
  'two-factor-required': ['signing-in'],
  'password-change-required': ['signing-in', 'verifying-code'],
  'contact-selected': TAKING_CODES,
  'resend-pressed': TAKING_CODES,
  'code-sent': ['sending-code'],
  'code-not-sent': ['sending-code'],
  'code-submitted': TAKING_CODES,
  'code-refused': ['verifying-code'],
  'verification-failed': ['verifying-code'],
  'popup-closed': ['code-refused'],
  'password-change-submitted': ['force-password', 'changing-password'],
  'form-cleared': ['force-password'],
  'password-changed': ['changing-password'],
  'password-not-changed': ['changing-password'],
  'error-closed': ['password-not-changed'],
  'ok-pressed': ['password-changed'],
  'session-gone': ['loading-account', 'choosing-destination'],
  'session-refused': ['signing-in'],
  'sign-in-failed': ['signing-in'],
  'account-loaded': ['loading-account'],
  'account-failed': ['loading-account'],
  'destination-chosen': ['choosing-destination'],
  'destination-refused': ['choosing-destination'],
  'departure-stalled': ['leaving'],
  'cooldown-ended': ['cooling-down', 'code-cooling-down'],
  'resend-ready': ALL.filter((at) => at !== 'opening'),
  'continue-pressed': ['leaving'],
  'cancel-pressed': [
    ...WORKING,
    ...['login', 'cooling-down', 'two-factor', 'sending-code', 'verifying-code'],
    ...['code-cooling-down', 'leaving'],
    ...['force-password', 'changing-password', 'password-not-changed', 'password-changed'],
  ] as StateName[],
  'back-pressed': ['login-failed', 'reset', ...PENDING.filter((at) => at !== 'changing-password')],
  'page-restored': ['leaving', ...WORKING, ...PENDING],
  'command-broke': [
    ...WORKING,
    ...['sending-code', 'verifying-code', 'changing-password'],
    ...['cooling-down', 'code-cooling-down', 'leaving'],
  ] as StateName[],
};

const PAIRS = ALL.flatMap((at) => (Object.keys(EVENTS) as EventName[]).map((type) => [at, type] as const));

describe('the flow’s table', () => {
  it.each(PAIRS)('at %s hears or refuses %s by name [4.24]', (at, type) => {
    const state: State = STATES[at];
    const event: Event = EVENTS[type];
    const heard = transition(state, event, settings);
    if (!HEARD_BY[type].includes(at)) {
      expect(heard._unsafeUnwrapErr()).toEqual({ kind: 'illegal-event', state: at, event: type });
      return;
    }
    const { next, commands } = heard._unsafeUnwrap();
    const [edge, ...others] = EDGES.filter(({ from, on }) => on === type && from.includes(at));
    expect(others).toEqual([]);
    expect(edge?.to).toContain(next.at);
    for (const { run } of commands) expect(Object.keys(COMMAND_KINDS)).toContain(run);
  });

  it('is a pure function: the same question, the same answer, and nothing changed', () => {
    for (const [at, type] of PAIRS) {
      const before = structuredClone([STATES[at], EVENTS[type]]);
      const once = transition(STATES[at], EVENTS[type], settings);
      expect(transition(STATES[at], EVENTS[type], settings)).toEqual(once);
      expect([STATES[at], EVENTS[type]]).toEqual(before);
    }
  });

  it('says of each edge why it is there', () => {
    for (const edge of EDGES) expect(reasonOf(edge)).toMatch(/^[A-Z].{10,}\.$/);
    expect(Object.keys(REASONS)).toHaveLength(EDGES.length);
  });

  it('leads to states that exist, and from each edge to one at least', () => {
    for (const { on, to } of EDGES) {
      expect(to, on).not.toEqual([]);
      for (const at of to) expect(ALL, on).toContain(at);
    }
  });

  it('can reach every state but the first one', () => {
    const reached = new Set(EDGES.flatMap(({ to }) => to));
    expect(ALL.filter((at) => !reached.has(at))).toEqual(['opening']);
  });

  it('leaves no state without a way on but one that a reload alone can mend [4.24]', () => {
    const movesOn = (state: State) =>
      Object.values<Event>(EVENTS).some((event) =>
        transition(state, event, settings).match(
          ({ next }) => next.at !== state.at,
          () => false,
        ),
      );
    expect(ALL.filter((at) => !movesOn(STATES[at]))).toEqual(['configuration-fault']);
  });
});

describe('a state on the site', () => {
  it.each([
    ['opening', 'login', null],
    ['login', 'login', 'login'],
    ['signing-in', 'login', 'login'],
    ['loading-account', 'login', 'login'],
    ['choosing-destination', 'login', 'login'],
    ['cooling-down', 'login', 'login'],
    ['login-failed', 'login-failed', 'login-failed'],
    ['reset', 'reset', 'reset'],
    ['two-factor', 'two-factor', 'tfa'],
    ['sending-code', 'two-factor', 'tfa'],
    ['verifying-code', 'two-factor', 'tfa'],
    ['code-refused', 'two-factor', 'tfa'],
    ['code-cooling-down', 'two-factor', 'tfa'],
    ['force-password', 'force-password', 'force-password'],
    ['changing-password', 'force-password', 'force-password'],
    ['password-not-changed', 'force-password', 'force-password'],
    ['password-changed', 'force-password', 'force-password'],
    ['redirect-refused', 'login', 'login'],
    ['leaving', 'leaving', null],
    ['configuration-fault', 'configuration-fault', null],
  ] as const)('%s shows the screen %s at the step %j [2.6]', (at, screen, step) => {
    expect(screenOf(STATES[at])).toBe(screen);
    expect(onScreen(STATES[at] as OpenState)).toEqual({ screen, state: STATES[at] });
    expect(stepOf(STATES[at])).toBe(step);
  });

  it.each(['loading-account', 'choosing-destination'] as const)(
    '%s keeps the screen that it works behind, and its address',
    (at) => {
      for (const [behind, screen, step] of [
        ['login', 'login', 'login'],
        ['two-factor', 'two-factor', 'tfa'],
        ['force-password', 'force-password', 'force-password'],
      ] as const) {
        expect(screenOf({ ...STATES[at], behind })).toBe(screen);
        expect(stepOf({ ...STATES[at], behind })).toBe(step);
      }
    },
  );
});
