import { describe, expect, it } from 'vitest';
import { aConfiguration, aCredentials, aDraft } from '../../testing/builders.ts';
import { contacts, STATES } from '../../testing/flow-samples.fixture.ts';
import type { Event, EventOf } from '../event.ts';
import type { State } from '../state.ts';
import { transition } from '../transition.ts';

const settings = aConfiguration({ brand: 'forex' });
const visit = { region: 'en-us', language: 'de', query: '?lang=de&a=1' } as const;
const draft = aDraft({ username: 'DM1', rememberMe: true, platformType: 'advantage' });
const common = { visit, draft, reference: 'kamo-7352' };
const FORGET = [{ run: 'forget' }];
const signingIn: State = { ...common, at: 'signing-in' };

const go = (state: State, event: Event) => transition(state, event, settings)._unsafeUnwrap();

const phone = aDraft({ tab: 'phone', phonePrefix: '+86', phoneNumber: '138 0013 8000', username: 'DM9' });
const submitted = (changes: Partial<EventOf<'submitted'>> = {}): Event => ({
  type: 'submitted',
  draft: aDraft(),
  password: 'Correct-Horse-9',
  reference: 'babi-2222',
  ...changes,
});

describe('submitting the login form (functional spec, after sign-in)', () => {
  const login: State = { visit, draft, at: 'login', fault: { kind: 'unreachable' } };

  it('sends what was typed, once, and drops the old notice and reference [3.1]', () => {
    const { next, commands } = go(login, submitted({ draft: aDraft({ rememberMe: true }) }));
    expect(next).toEqual({
      at: 'signing-in',
      visit,
      reference: 'babi-2222',
      draft: aDraft({ rememberMe: true }),
    });
    expect(commands).toEqual([{ run: 'sign-in', credentials: aCredentials() }]);
  });

  it('trims the user name, and never touches the password', () => {
    const password = ' \tp\u00A0 ';
    const event = submitted({ draft: aDraft({ username: '\u3000 DM 1\t\n' }), password });
    expect(go(login, event).commands).toEqual([
      { run: 'sign-in', credentials: aCredentials({ username: 'DM 1', password }) },
    ]);
  });

  it('keeps the tab that it was made by [2.15, 4.22]', () => {
    const { next } = go(login, submitted({ draft: phone }));
    expect(next).toMatchObject({ at: 'signing-in', draft: phone });
  });

  it('by phone sends the digits of prefix and number', () => {
    expect(go(login, submitted({ draft: phone })).commands).toEqual([
      { run: 'sign-in', credentials: aCredentials({ username: '8613800138000' }) },
    ]);
  });

  it.each([
    { draft: aDraft({ username: '' }) },
    { draft: aDraft({ username: ' \t' }) },
    { password: '' },
    { draft: aDraft({ username: '' }), password: '' },
    { draft: { ...phone, phonePrefix: '+' } },
    { draft: { ...phone, phoneNumber: ' ' } },
    { draft: { ...phone, phoneNumber: 'call me' } },
  ])('sends nothing with %j, and keeps what was typed', (changes) => {
    const event = submitted(changes);
    const draft = changes.draft ?? aDraft();
    expect(go(login, event)).toEqual({ next: { ...login, draft }, commands: [] });
  });

  it.each(['login', 'cooling-down', 'login-failed', 'reset', 'redirect-refused'] as const)(
    'is not what keeps the draft: at %s it changes as it is typed',
    (at) => {
      const step = go(STATES[at], { type: 'draft-changed', draft: phone });
      expect(step).toEqual({ next: { ...STATES[at], draft: phone }, commands: [] });
    },
  );

  it.each(['signing-in', 'two-factor', 'force-password', 'leaving'] as const)(
    'fixes the draft: at %s nothing changes it',
    (at) => {
      const step = go(STATES[at], { type: 'draft-changed', draft: phone });
      expect(step).toEqual({ next: STATES[at], commands: [] });
    },
  );

  it.each(['signing-in', 'loading-account', 'choosing-destination'] as const)(
    'again during %s changes nothing',
    (at) => {
      const state = STATES[at];
      expect(go(state, submitted())).toEqual({ next: state, commands: [] });
    },
  );

  it('during a cool-down changes nothing', () => {
    const state: State = {
      ...common,
      at: 'cooling-down',
      fault: { kind: 'service-busy', seconds: 9 },
    };
    expect(go(state, submitted())).toEqual({ next: state, commands: [] });
  });
});

describe('an accepted sign-in', () => {
  it('remembers the visitor as he wished, and fetches his account [4.2]', () => {
    expect(go(signingIn, { type: 'session-opened' })).toEqual({
      next: { ...common, at: 'loading-account', behind: 'login' },
      // The account first: the visitor waits for it.
      commands: [{ run: 'load-account' }, { run: 'remember', draft }],
    });
  });

  it('asks for a code, or a new password, and remembers all the same', () => {
    const remember = { run: 'remember', draft };
    expect(go(signingIn, { type: 'two-factor-required', methods: contacts })).toEqual({
      next: { ...common, at: 'two-factor', contacts, contactId: null },
      commands: [remember],
    });
    expect(go(signingIn, { type: 'password-change-required' })).toEqual({
      next: { ...common, at: 'force-password', mismatch: false },
      commands: [remember, { run: 'prepare-departure', visit, platformType: 'advantage' }],
    });
  });
});

describe('a refused sign-in', () => {
  it('leads to login-failed, recorded once, and remembers nobody [7.18, 8.7]', () => {
    expect(
      go(signingIn, { type: 'session-refused', error: { kind: 'session-refused', code: 4010 } }),
    ).toEqual({
      next: { ...common, at: 'login-failed', fault: { kind: 'session-refused', code: 4010 } },
      commands: [
        {
          run: 'record',
          event: {
            event: 'login_fail',
            brand: 'forex',
            region: 'en-us',
            language: 'de',
            platformType: 'advantage',
            errorCode: 4010,
            reference: 'kamo-7352',
          },
        },
      ],
    });
  });

  it('without a code is recorded by its kind', () => {
    const { next, commands } = go(signingIn, { type: 'session-refused', error: { kind: 'session-refused' } });
    expect(next).not.toHaveProperty('code');
    expect(commands).toMatchObject([{ event: { errorCode: 'session-refused' } }]);
  });
});

describe('a sign-in that met a fault', () => {
  const failed = (error: EventOf<'sign-in-failed'>['error']) =>
    go(signingIn, { type: 'sign-in-failed', error });

  it.each<EventOf<'sign-in-failed'>['error']>([
    { kind: 'unreachable', status: 502 },
    { kind: 'timed-out' },
    { kind: 'offline' },
    { kind: 'malformed-answer', detail: 'x' },
    { kind: 'cookies-blocked' },
    { kind: 'token-missing' },
  ])('of $kind keeps the form, its fields and the query, and says what to do [8.8]', (error) => {
    expect(failed(error)).toEqual({
      next: { ...common, at: 'login', fault: error },
      commands: [],
    });
  });

  it.each(['too-many-attempts', 'service-busy'] as const)(
    'of %s locks the form for as long as the server says [8.8]',
    (kind) => {
      expect(failed({ kind, seconds: 30 })).toEqual({
        next: {
          ...common,
          at: 'cooling-down',
          fault: { kind, seconds: 30 },
        },
        commands: [{ run: 'wait-for-cooldown', seconds: 30 }],
      });
    },
  );

  it('opens the form again when the time is over', () => {
    const cooling = failed({ kind: 'service-busy', seconds: 30 }).next;
    expect(go(cooling, { type: 'cooldown-ended' })).toEqual({
      next: { ...common, at: 'login', news: 'can-try-again' },
      commands: [],
    });
  });
});

describe('giving up', () => {
  it.each(['signing-in', 'loading-account', 'choosing-destination'] as const)(
    'during %s leads back to the form, fields and query kept',
    (at) => {
      const { next, commands } = go({ ...STATES[at], ...common }, { type: 'cancel-pressed' });
      expect(next).toMatchObject({
        at: 'login',
        visit,
        draft,
        news: 'cancelled',
      });
      expect(commands).toEqual(FORGET);
    },
  );

  it.each([
    { ...common, at: 'login' },
    { ...common, at: 'two-factor', contacts, contactId: null },
    { ...common, at: 'leaving', purpose: 'platform', host: 'x', stalled: false },
    { ...common, at: 'cooling-down', fault: { kind: 'service-busy', seconds: 9 } },
  ] as const satisfies State[])('too late, at $at, changes nothing', (state) => {
    expect(go(state, { type: 'cancel-pressed' })).toEqual({ next: state, commands: [] });
  });

  it.each([
    'login-failed',
    'reset',
    'two-factor',
    'sending-code',
    'verifying-code',
    'code-refused',
    'force-password',
    'password-not-changed',
    'password-changed',
  ] as const)(
    'by going back from %s returns to the login with the query, and nothing is held [2.16, 2.20, 2.26]',
    (at) => {
      expect(go({ ...STATES[at], ...common }, { type: 'back-pressed' })).toEqual({
        next: { ...common, at: 'login' },
        commands: FORGET,
      });
    },
  );
});
