import { describe, expect, it } from 'vitest';
import { aConfiguration, aCredentials, anAccount } from '../testing/builders.ts';
import { COMMAND_KINDS } from './command.ts';
import type { Event, EventName, EventOf } from './event.ts';
import { screenOf, stepOf } from './projection.ts';
import type { State, StateAt, StateName } from './state.ts';
import { EDGES, transition } from './transition.ts';

const visit = { region: 'en-uk', language: 'en', query: '' } as const;
const draft = { tab: 'username', username: 'DM1', rememberMe: false, platformType: 'webtrader' } as const;
const common = { visit, draft };
const notice = { tone: 'alert', key: 'error.service-busy' } as const;
const fault = { kind: 'configuration-fault', file: 'f', problem: 'p' } as const;
const parameters = { username: 'DM1', session: 'S', userType: 1 };

const STATES: { [Name in StateName]: StateAt<Name> } = {
  opening: { at: 'opening', remembered: null },
  login: { ...common, at: 'login' },
  'signing-in': { ...common, at: 'signing-in' },
  'loading-account': { ...common, at: 'loading-account' },
  'choosing-destination': { ...common, at: 'choosing-destination' },
  'cooling-down': { ...common, at: 'cooling-down', notice, seconds: 9 },
  'login-failed': { ...common, at: 'login-failed' },
  reset: { ...common, at: 'reset' },
  'two-factor': { ...common, at: 'two-factor' },
  'force-password': { ...common, at: 'force-password' },
  'redirect-refused': { ...common, at: 'redirect-refused' },
  leaving: { ...common, at: 'leaving', purpose: 'platform', host: 'x', stalled: false },
  'configuration-fault': { ...common, at: 'configuration-fault', fault },
};

const EVENTS: { [Name in EventName]: EventOf<Name> } = {
  'opened-at': { type: 'opened-at', step: 'login', visit },
  submitted: {
    type: 'submitted',
    credentials: aCredentials(),
    tab: 'username',
    rememberMe: false,
    reference: 'r',
  },
  'session-opened': { type: 'session-opened', parameters },
  'two-factor-required': { type: 'two-factor-required' },
  'password-change-required': { type: 'password-change-required' },
  'session-refused': { type: 'session-refused', error: { kind: 'session-refused' } },
  'sign-in-failed': { type: 'sign-in-failed', error: { kind: 'offline' } },
  'account-loaded': { type: 'account-loaded', parameters, account: anAccount() },
  'account-failed': { type: 'account-failed', error: { kind: 'offline' } },
  'destination-chosen': {
    type: 'destination-chosen',
    destination: { kind: 'navigate', purpose: 'platform', url: 'https://x' },
  },
  'destination-refused': { type: 'destination-refused', error: fault },
  'departure-stalled': { type: 'departure-stalled' },
  'cooldown-ended': { type: 'cooldown-ended' },
  'continue-pressed': { type: 'continue-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
  'back-pressed': { type: 'back-pressed' },
  'page-restored': { type: 'page-restored' },
  'command-broke': { type: 'command-broke' },
};

const ALL = Object.keys(STATES) as StateName[];
const WORKING: StateName[] = ['signing-in', 'loading-account', 'choosing-destination'];

// Which states may hear which event; all others refuse it.
const HEARD_BY: { [Name in EventName]: StateName[] } = {
  'opened-at': ALL,
  submitted: ['login', 'cooling-down', ...WORKING],
  'session-opened': ['signing-in'],
  'two-factor-required': ['signing-in'],
  'password-change-required': ['signing-in'],
  'session-refused': ['signing-in'],
  'sign-in-failed': ['signing-in'],
  'account-loaded': ['loading-account'],
  'account-failed': ['loading-account'],
  'destination-chosen': ['choosing-destination'],
  'destination-refused': ['choosing-destination'],
  'departure-stalled': ['leaving'],
  'cooldown-ended': ['cooling-down'],
  'continue-pressed': ['leaving'],
  'cancel-pressed': ['login', 'cooling-down', 'leaving', ...WORKING],
  'back-pressed': ['login-failed', 'reset', 'two-factor', 'force-password'],
  'page-restored': ['leaving', ...WORKING],
  'command-broke': WORKING,
};

const PAIRS = ALL.flatMap((at) => (Object.keys(EVENTS) as EventName[]).map((type) => [at, type] as const));
const settings = aConfiguration();

describe('the flow’s table', () => {
  it.each(PAIRS)('at %s hears or refuses %s by name', (at, type) => {
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
    for (const { why } of EDGES) expect(why).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('can reach every state but the first one', () => {
    const reached = new Set(EDGES.flatMap(({ to }) => to));
    expect(ALL.filter((at) => !reached.has(at))).toEqual(['opening']);
  });

  it('leaves no state without a way on but one that a reload alone can mend', () => {
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
    ['loading-account', 'login', null],
    ['choosing-destination', 'login', null],
    ['cooling-down', 'login', 'login'],
    ['login-failed', 'login-failed', 'login-failed'],
    ['reset', 'reset', 'reset'],
    ['two-factor', 'two-factor', 'tfa'],
    ['force-password', 'force-password', 'force-password'],
    ['redirect-refused', 'login', 'login'],
    ['leaving', 'leaving', null],
    ['configuration-fault', 'configuration-fault', null],
  ] as const)('%s shows the screen %s at the step %j', (at, screen, step) => {
    expect(screenOf(STATES[at])).toBe(screen);
    expect(stepOf(STATES[at])).toBe(step);
  });
});
