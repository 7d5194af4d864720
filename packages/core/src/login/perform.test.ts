import { err, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { Command } from '../flow/command.ts';
import type { Destination } from '../redirect/destination.ts';
import {
  aConfiguration,
  aCredentials,
  aDraft,
  aLoginAnswer,
  anAccount,
  type FakePorts,
  fakeAccountGateway,
  fakePasswordGateway,
  fakePorts,
  fakeSessionGateway,
} from '../testing/index.ts';
import { DEPARTURE_PATIENCE, makePerform } from './perform.ts';
import type { LoginPorts } from './ports.ts';

const parameters = { username: 'DM1', session: 'S', userType: 1, tradingAccount: 'T', unFlag: 'U' };
const SIGN_IN: Command = { run: 'sign-in', credentials: aCredentials() };
const SEND: Command = { run: 'send-code', contactId: 'c' };
const WITH_TOKEN = aLoginAnswer({ session: null, is2FaEnabled: true, twoFaToken: 'TOKEN' });

function prepare<Overrides extends Partial<LoginPorts> = FakePorts>(overrides = {} as Overrides) {
  const ports = fakePorts(overrides);
  const perform = makePerform(ports as LoginPorts, aConfiguration());
  return { ...ports, perform: (command: Command) => perform(command, NEVER_CANCELLED), cancellable: perform };
}

describe('performing a sign-in', () => {
  const signIn = (...answers: Parameters<typeof fakeSessionGateway>) =>
    prepare({ sessions: fakeSessionGateway(...answers) }).perform(SIGN_IN);

  it('leads to the open session', async () => {
    expect(await signIn(ok(aLoginAnswer({ session: 'S' })))).toEqual({
      type: 'session-opened',
      parameters: { username: 'DM123456', session: 'S', userType: 1 },
    });
  });

  it('leads to what else is needed, and keeps the token to itself', async () => {
    expect(await signIn(ok(WITH_TOKEN))).toEqual({ type: 'two-factor-required', methods: [] });
    expect(await signIn(ok(aLoginAnswer({ passwordChangeRequired: true, session: 'S' })))).toEqual({
      type: 'password-change-required',
      parameters: { username: 'DM123456', session: 'S', userType: 1 },
    });
    expect(await signIn(ok(aLoginAnswer({ passwordChangeRequired: true, session: null })))).toEqual({
      type: 'password-change-required',
      parameters: null,
    });
  });

  it.each([
    ['holds no token', WITH_TOKEN, []],
    ['closes a session', aLoginAnswer({ session: 'LATE' }), [{ username: 'DM123456', session: 'LATE' }]],
  ])('%s that came after its caller had gone', async (_what, answer, closed) => {
    const cancellation = makeCancellation();
    // A gateway that does not listen to the cancellation.
    const open = () => okAsync(answer).andTee(() => cancellation.cancel());
    const { cancellable, perform, sessions } = prepare({ sessions: { ...fakeSessionGateway(), open } });
    await cancellable(SIGN_IN, cancellation);
    expect(await perform(SEND)).toMatchObject({ type: 'code-not-sent' });
    expect(sessions.closed).toEqual(closed);
  });

  it('tells refusals from faults', async () => {
    const refusal = { kind: 'session-refused', code: 4010 } as const;
    expect(await signIn(err(refusal))).toEqual({ type: 'session-refused', error: refusal });
    for (const error of [
      { kind: 'offline' },
      { kind: 'cookies-blocked' },
      { kind: 'service-busy', seconds: 3 },
    ] as const)
      expect(await signIn(err(error))).toEqual({ type: 'sign-in-failed', error });
  });

  it('leads to nothing when it was cancelled', async () => {
    expect(await signIn(err({ kind: 'cancelled' }))).toBeNull();
  });
});

describe('performing a change of password', () => {
  const CHANGE: Command = {
    run: 'change-password',
    username: 'DM1',
    oldPassword: ' old\t',
    newPassword: 'ne\u0301w ',
  };

  it('sends both passwords as they were typed, once [2.33, 7.5]', async () => {
    const { perform, passwords } = prepare({
      passwords: fakePasswordGateway(err({ kind: 'password-not-changed' })),
    });
    expect(await perform(CHANGE)).toEqual({
      type: 'password-not-changed',
      error: { kind: 'password-not-changed' },
    });
    const { run: _, ...request } = CHANGE;
    expect(passwords.requests).toEqual([{ ...request, session: null }]);
  });

  it('can be cancelled before it is sent', async () => {
    const { cancellable, passwords } = prepare();
    const cancellation = makeCancellation();
    cancellation.cancel();
    expect(await cancellable(CHANGE, cancellation)).toBeNull();
    expect(passwords.requests).toEqual([]);
  });
});

describe('performing the loading of an account', () => {
  const LOAD: Command = { run: 'load-account', parameters };

  it('shows the platform the user name and the session, and nothing else [3.8, 4.2, 7.6]', async () => {
    const { perform, accounts } = prepare();
    expect(await perform(LOAD)).toEqual({ type: 'account-loaded', parameters, account: anAccount() });
    expect(accounts.sessions).toEqual([{ username: 'DM1', session: 'S' }]);
  });

  it('says why it failed, and nothing when it was cancelled', async () => {
    const { perform } = prepare({
      accounts: fakeAccountGateway(err({ kind: 'session-expired' }), err({ kind: 'cancelled' })),
    });
    expect(await perform(LOAD)).toEqual({ type: 'account-failed', error: { kind: 'session-expired' } });
    expect(await perform(LOAD)).toBeNull();
  });
});

describe('performing a departure', () => {
  const destination: Destination = {
    kind: 'navigate',
    purpose: 'platform',
    url: 'https://trade.example/',
    parts: [],
  };
  const LEAVE: Command = { run: 'leave', destination };
  const AGAIN: Command = { run: 'leave-again' };
  const departure = {
    visit: { region: null, language: 'en', query: '' },
    parameters,
    account: anAccount(),
    platformType: 'webtrader',
  } as const;

  it('chooses the destination, or says why there is none', async () => {
    const { perform } = prepare();
    expect(await perform({ run: 'choose-destination', departure })).toMatchObject({
      type: 'destination-chosen',
      destination: { purpose: 'platform' },
    });
    const visit = { ...departure.visit, query: '?redirect_uri=https://evil.example' };
    expect(await perform({ run: 'choose-destination', departure: { ...departure, visit } })).toEqual({
      type: 'destination-refused',
      error: { kind: 'invalid-redirect-uri' },
    });
  });

  it('leaves, and leaves for the same place again', async () => {
    const { perform, navigator } = prepare();
    expect(await perform(AGAIN)).toBeNull();
    expect(navigator.destinations).toEqual([]);
    await perform(LEAVE);
    await perform(AGAIN);
    expect(navigator.destinations).toEqual([destination, destination]);
  });

  it('forgets where it was to go', async () => {
    const { perform, navigator } = prepare();
    await perform(LEAVE);
    await perform({ run: 'forget' });
    await perform(AGAIN);
    expect(navigator.destinations).toHaveLength(1);
  });

  it('counts as stalled after ten seconds, not before', async () => {
    const { perform, clock } = prepare();
    const events: unknown[] = [];
    perform({ run: 'watch-departure' }).then((event) => events.push(event));
    expect(DEPARTURE_PATIENCE).toBe(10_000);
    await clock.advance(9_999);
    expect(events).toEqual([]);
    await clock.advance(1);
    expect(events).toEqual([{ type: 'departure-stalled' }]);
  });
});

describe('a session that nobody leaves with', () => {
  const open = () => prepare({ sessions: fakeSessionGateway(ok(aLoginAnswer({ session: 'S' }))) });

  it('is closed when the flow forgets it, once', async () => {
    const { perform, sessions } = open();
    await perform(SIGN_IN);
    expect(sessions.closed).toEqual([]);
    await perform({ run: 'forget' });
    await perform({ run: 'forget' });
    expect(sessions.closed).toEqual([{ username: 'DM123456', session: 'S' }]);
  });

  it('stays open once the visitor has left with it', async () => {
    const { perform, sessions } = open();
    await perform(SIGN_IN);
    await perform({
      run: 'leave',
      destination: { kind: 'navigate', purpose: 'platform', url: 'https://t.example', parts: [] },
    });
    await perform({ run: 'forget' });
    expect(sessions.closed).toEqual([]);
  });
});

describe('performing the small things', () => {
  const WAIT: Command = { run: 'wait-for-cooldown', seconds: 30 };

  it('waits out a cool-down in seconds', async () => {
    const { perform, clock } = prepare();
    const events: unknown[] = [];
    perform(WAIT).then((event) => events.push(event));
    await clock.advance(29_999);
    expect(events).toEqual([]);
    await clock.advance(1);
    expect(events).toEqual([{ type: 'cooldown-ended' }]);
  });

  it('stops waiting when it is cancelled', async () => {
    const { cancellable, clock } = prepare();
    const cancellation = makeCancellation();
    const done = cancellable(WAIT, cancellation);
    expect(clock.waiting).toBe(1);
    cancellation.cancel();
    await done;
    expect(clock.waiting).toBe(0);
  });

  it('remembers and records [7.18]', async () => {
    const { perform, store, tracker } = prepare();
    const draft = aDraft({ username: 'DM1', rememberMe: true });
    const event = {
      event: 'login_fail',
      brand: 'kq',
      region: null,
      language: 'en',
      platformType: 'webtrader',
    } as const;
    expect(await perform({ run: 'remember', draft })).toBeNull();
    expect(await perform({ run: 'record', event })).toBeNull();
    expect(store.values.get('username')).toBe('DM1');
    expect(tracker.events).toEqual([event]);
  });
});
