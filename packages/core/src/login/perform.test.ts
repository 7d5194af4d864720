import { err, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { Command } from '../flow/command.ts';
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

const SIGN_IN: Command = { run: 'sign-in', credentials: aCredentials() };
const LOAD: Command = { run: 'load-account' };
const VISIT = { region: null, language: 'en', query: '' } as const;
const CHOOSE = { run: 'choose-destination', visit: VISIT, platformType: 'webtrader' } as const;
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
    expect(await signIn(ok(aLoginAnswer({ session: 'S' })))).toEqual({ type: 'session-opened' });
  });

  it('leads to what else is needed, and keeps token and session to itself', async () => {
    expect(await signIn(ok(WITH_TOKEN))).toEqual({
      type: 'two-factor-required',
      methods: [],
      resendSeconds: 0,
    });
    for (const session of ['S', null])
      expect(await signIn(ok(aLoginAnswer({ passwordChangeRequired: true, session })))).toEqual({
        type: 'password-change-required',
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

  it('goes on with the session of its own answer, whatever was open before', async () => {
    const answers = ['FIRST', 'SECOND'].map((session) => ok(aLoginAnswer({ session })));
    const { perform, accounts } = prepare({ sessions: fakeSessionGateway(...answers) });
    await perform(SIGN_IN);
    await perform(SIGN_IN);
    await perform(LOAD);
    expect(accounts.sessions.map(({ session }) => session)).toEqual(['SECOND']);
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
  it('shows the platform the user name and the session, and nothing else [3.8, 4.2, 7.6]', async () => {
    const { perform, accounts } = prepare({
      sessions: fakeSessionGateway(ok(aLoginAnswer({ session: 'S' }))),
    });
    await perform(SIGN_IN);
    expect(await perform(LOAD)).toEqual({ type: 'account-loaded' });
    expect(accounts.sessions).toEqual([{ username: 'DM123456', session: 'S' }]);
  });

  it('says why it failed, and nothing when it was cancelled', async () => {
    const { perform } = prepare({
      accounts: fakeAccountGateway(err({ kind: 'session-expired' }), err({ kind: 'cancelled' })),
    });
    await perform(SIGN_IN);
    expect(await perform(LOAD)).toEqual({ type: 'account-failed', error: { kind: 'session-expired' } });
    expect(await perform(LOAD)).toBeNull();
  });

  it('asks nobody without a session', async () => {
    const { perform, accounts } = prepare();
    expect(await perform(LOAD)).toEqual({ type: 'session-gone' });
    expect(accounts.sessions).toEqual([]);
  });

  it('holds no account that came after its caller had gone', async () => {
    const cancellation = makeCancellation();
    const load = () => okAsync(anAccount()).andTee(() => cancellation.cancel());
    const { perform, cancellable } = prepare({ accounts: { ...fakeAccountGateway(), load } });
    await perform(SIGN_IN);
    await cancellable(LOAD, cancellation);
    expect(await perform(CHOOSE)).toEqual({ type: 'session-gone' });
  });
});

describe('performing a departure', () => {
  const LEAVE: Command = { run: 'leave' };

  /** Signed in, with the account loaded. */
  async function signedIn() {
    const prepared = prepare();
    await prepared.perform(SIGN_IN);
    await prepared.perform(LOAD);
    return prepared;
  }

  it('chooses the destination, and tells the flow no more than it may show', async () => {
    const { perform } = await signedIn();
    expect(await perform(CHOOSE)).toEqual({
      type: 'destination-chosen',
      purpose: 'platform',
      host: 'trade.example',
    });
  });

  it('says why there is none', async () => {
    const { perform } = await signedIn();
    const visit = { ...VISIT, query: '?redirect_uri=https://evil.example' };
    expect(await perform({ ...CHOOSE, visit })).toEqual({
      type: 'destination-refused',
      error: { kind: 'invalid-redirect-uri' },
    });
    expect(await prepare().perform(CHOOSE)).toEqual({ type: 'session-gone' });
  });

  it('leaves at once for what was chosen, and for the same place again', async () => {
    const { perform, navigator } = await signedIn();
    expect(await perform(LEAVE)).toBeNull();
    expect(navigator.destinations).toEqual([]);
    await perform(SIGN_IN);
    await perform(LOAD);
    await perform(CHOOSE);
    void perform(LEAVE);
    expect(navigator.destinations).toMatchObject([{ kind: 'navigate', purpose: 'platform' }]);
    await perform(LEAVE);
    expect(navigator.destinations[1]).toBe(navigator.destinations[0]);
  });

  it('forgets where it was to go', async () => {
    const { perform, navigator } = await signedIn();
    await perform(CHOOSE);
    await perform({ run: 'forget' });
    await perform(LEAVE);
    expect(navigator.destinations).toEqual([]);
  });

  it('holds no destination that came after its caller had gone', async () => {
    const { perform, cancellable, navigator } = await signedIn();
    const cancellation = makeCancellation();
    const choosing = cancellable(CHOOSE, cancellation);
    cancellation.cancel();
    await choosing;
    await perform(LEAVE);
    expect(navigator.destinations).toEqual([]);
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
    await perform({ run: 'leave' });
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
