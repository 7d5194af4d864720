import { describe, expect, it } from 'vitest';
import { aConfiguration, aDraft } from '../../testing/builders.ts';
import { ALL_STATES, STATES } from '../../testing/flow-samples.fixture.ts';
import type { Event } from '../event.ts';
import type { State, StateName } from '../state.ts';
import { transition } from '../transition.ts';

const settings = aConfiguration({ brand: 'city-index' });
const visit = { region: 'en-sg', language: 'ja', query: '?lang=ja' } as const;
const RESTING: StateName[] = [
  'opening',
  'login',
  'cooling-down',
  'login-failed',
  'reset',
  'redirect-refused',
  'configuration-fault',
];
const draft = aDraft({ username: 'DM1', rememberMe: true, platformType: 'advantage' });
const common = { visit, draft, reference: 'kamo-7352' };
const loading: State = { ...common, at: 'loading-account', behind: 'two-factor' };
const choosing: State = { ...common, at: 'choosing-destination', behind: 'two-factor' };
const leaving: State = {
  ...common,
  at: 'leaving',
  purpose: 'platform',
  host: 'trade.example',
  stalled: false,
};

const FORGET = { run: 'forget' };

const go = (state: State, event: Event) => transition(state, event, settings)._unsafeUnwrap();

describe('an account', () => {
  it('that is loaded decides where the visitor goes', () => {
    expect(go(loading, { type: 'account-loaded' })).toEqual({
      next: choosing,
      commands: [{ run: 'choose-destination', visit, platformType: 'advantage' }],
    });
  });

  it.each([
    { kind: 'session-expired' },
    { kind: 'unreachable', status: 500 },
    { kind: 'timed-out' },
    { kind: 'offline' },
    { kind: 'malformed-answer', detail: 'x' },
  ] as const)(
    'that could not be loaded ($kind) is recorded as a fail, and nobody is sent on [4.6]',
    (error) => {
      const { next, commands } = go(loading, { type: 'account-failed', error });
      expect(next).toMatchObject({
        ...common,
        at: 'login',
        fault: error,
      });
      expect(commands).toMatchObject([
        { run: 'record', event: { event: 'login_fail', errorCode: error.kind } },
        FORGET,
      ]);
    },
  );

  it.each(['too-many-attempts', 'service-busy'] as const)(
    'that could not be loaded for now (%s) locks the form for as long as the server asks for',
    (kind) => {
      const { next, commands } = go(loading, { type: 'account-failed', error: { kind, seconds: 9 } });
      expect(next).toMatchObject({
        ...common,
        at: 'cooling-down',
        fault: { kind, seconds: 9 },
      });
      expect(commands).toMatchObject([
        { run: 'record', event: { event: 'login_fail', errorCode: kind } },
        FORGET,
        { run: 'wait-for-cooldown', seconds: 9 },
      ]);
    },
  );
});

describe('leaving', () => {
  it('records the success, goes, and watches whether anything happens [4.4, 7.18]', () => {
    const { next, commands } = go(choosing, {
      type: 'destination-chosen',
      purpose: 'platform',
      host: 'trade.example',
    });
    expect(next).toEqual(leaving);
    expect(commands).toEqual([
      {
        run: 'record',
        event: {
          event: 'login_success',
          brand: 'city-index',
          region: 'en-sg',
          language: 'ja',
          platformType: 'advantage',
          reference: 'kamo-7352',
        },
      },
      { run: 'leave' },
      { run: 'watch-departure' },
    ]);
  });

  it('that takes too long lets the visitor go on himself', () => {
    expect(go(leaving, { type: 'departure-stalled' })).toEqual({
      next: { ...leaving, stalled: true },
      commands: [],
    });
    expect(go({ ...leaving, stalled: true }, { type: 'continue-pressed' })).toEqual({
      next: leaving,
      commands: [{ run: 'leave' }, { run: 'watch-departure' }],
    });
  });

  it('is recorded no second time when he does', () => {
    const { commands } = go({ ...leaving, stalled: true }, { type: 'continue-pressed' });
    expect(commands.map(({ run }) => run)).not.toContain('record');
  });

  it('never happens to an address that is not listed [4.9]', () => {
    const step = go(choosing, { type: 'destination-refused', error: { kind: 'invalid-redirect-uri' } });
    expect(step).toEqual({
      next: { ...common, at: 'redirect-refused', fault: { kind: 'invalid-redirect-uri' } },
      commands: [FORGET],
    });
  });

  it('never happens to an address that is not configured', () => {
    const fault = {
      kind: 'configuration-fault',
      file: 'f',
      field: 'urls.redirects',
      problem: 'is missing',
    } as const;
    expect(go(choosing, { type: 'destination-refused', error: fault })).toEqual({
      next: { ...common, at: 'configuration-fault', fault },
      commands: [FORGET],
    });
  });
});

describe('a page out of the back/forward cache', () => {
  const touched = ALL_STATES.filter((at) => !RESTING.includes(at)).map((at) => ({
    ...STATES[at],
    ...common,
  }));

  it.each([...touched, loading, choosing, leaving] as State[])(
    'starts over from $at with no trace of the session',
    (state) => {
      expect(go(state, { type: 'page-restored' })).toEqual({
        next: { visit, draft, at: 'login' },
        commands: [FORGET],
      });
    },
  );
});

describe('a page out of the cache that knows of no session', () => {
  it.each(RESTING)('stays as it is at %s', (at) => {
    expect(transition(STATES[at], { type: 'page-restored' }, settings)._unsafeUnwrapErr()).toEqual({
      kind: 'illegal-event',
      state: at,
      event: 'page-restored',
    });
  });
});

describe('a defect of ours', () => {
  it.each([loading, choosing, { ...common, at: 'signing-in' }] as State[])(
    'during $at fails closed',
    (state) => {
      const { next, commands } = go(state, { type: 'command-broke' });
      expect(next).toMatchObject({ at: 'login', fault: { kind: 'unreachable' } });
      expect(commands).toEqual([FORGET]);
    },
  );
});
