import { err, errAsync, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { Destination } from '../redirect/destination.ts';
import { aConfiguration, aCredentials, aDraft, aLoginAnswer, anAccount } from '../testing/builders.ts';
import {
  type FakeAccountGateway,
  type FakeSessionGateway,
  fakeAccountGateway,
  fakeClock,
  fakeNavigator,
  fakePasswordGateway,
  fakeSessionGateway,
  fakeStore,
  fakeTracker,
  fakeTwoFactorGateway,
} from '../testing/index.ts';
import { makeChangePassword } from '../use-cases/change-password.ts';
import type { ChooseDestination } from '../use-cases/choose-destination.ts';
import { makeLoadAccount } from '../use-cases/load-account.ts';
import { makeRememberVisitor } from '../use-cases/remember-visitor.ts';
import { makeSendCode } from '../use-cases/send-code.ts';
import { makeSignIn } from '../use-cases/sign-in.ts';
import { makeVerifyCode } from '../use-cases/verify-code.ts';
import { DEPARTURE_PATIENCE, makePerformers } from './performers.ts';

const destination: Destination = { kind: 'navigate', purpose: 'platform', url: 'https://trade.example/' };
const parameters = { username: 'DM1', session: 'S', userType: 1 };
const departure = {
  visit: { region: null, language: 'en', query: '' },
  parameters,
  account: anAccount(),
  platformType: 'webtrader',
} as const;

type Chosen = ReturnType<ChooseDestination>;

function prepare({ chosen = okAsync(destination) as Chosen, ...parts } = {} as Parts) {
  const [store, tracker, navigator, clock] = [fakeStore(), fakeTracker(), fakeNavigator(), fakeClock()];
  const { sessions = fakeSessionGateway(), accounts = fakeAccountGateway() } = parts;
  const performers = makePerformers(
    makeSignIn(sessions, aConfiguration()),
    makeSendCode(fakeTwoFactorGateway()),
    makeVerifyCode(fakeTwoFactorGateway()),
    makeChangePassword(fakePasswordGateway()),
    makeLoadAccount(accounts),
    () => chosen,
    () => okAsync(destination),
    makeRememberVisitor(store),
    tracker,
    navigator,
    clock,
  );
  return { performers, store, tracker, navigator, clock };
}

interface Parts {
  readonly sessions?: FakeSessionGateway;
  readonly accounts?: FakeAccountGateway;
  readonly chosen?: Chosen;
}

describe('performing a sign-in', () => {
  const signIn = (...answers: Parameters<typeof fakeSessionGateway>) =>
    prepare({ sessions: fakeSessionGateway(...answers) }).performers['sign-in'](
      { run: 'sign-in', credentials: aCredentials() },
      NEVER_CANCELLED,
    );

  it('tells of the open session', async () => {
    expect(await signIn(ok(aLoginAnswer({ session: 'S' })))).toEqual({
      type: 'session-opened',
      parameters: { username: 'DM123456', session: 'S', userType: 1 },
    });
  });

  it('tells of what else is needed, and keeps the token to itself', async () => {
    const token = { is2FaEnabled: true, twoFaToken: 'SECRET' };
    expect(await signIn(ok(aLoginAnswer(token)))).toEqual({ type: 'two-factor-required', methods: [] });
    expect(await signIn(ok(aLoginAnswer({ passwordChangeRequired: true, session: 'S' })))).toEqual({
      type: 'password-change-required',
      parameters: { username: 'DM123456', session: 'S', userType: 1 },
    });
    expect(await signIn(ok(aLoginAnswer({ passwordChangeRequired: true, session: null })))).toEqual({
      type: 'password-change-required',
      parameters: null,
    });
  });

  it('holds no token that came after its caller had gone', async () => {
    const cancellation = makeCancellation();
    // A gateway that does not hear of it.
    const token = aLoginAnswer({ is2FaEnabled: true, twoFaToken: 'SECRET' });
    const open = () => okAsync(token).andTee(() => cancellation.cancel());
    const { performers } = prepare({ sessions: { ...fakeSessionGateway(), open } });
    await performers['sign-in']({ run: 'sign-in', credentials: aCredentials() }, cancellation);
    const send = { run: 'send-code', contactId: 'c' } as const;
    expect(await performers['send-code'](send, NEVER_CANCELLED)).toMatchObject({ type: 'code-not-sent' });
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

  it('has nothing to tell when it was cancelled', async () => {
    expect(await signIn(err({ kind: 'cancelled' }))).toBeNull();
  });
});

describe('performing the loading of an account', () => {
  const load = (...answers: Parameters<typeof fakeAccountGateway>) =>
    prepare({ accounts: fakeAccountGateway(...answers) }).performers['load-account'](
      { run: 'load-account', parameters },
      NEVER_CANCELLED,
    );

  it('tells of the account, with the session that it belongs to', async () => {
    expect(await load()).toEqual({ type: 'account-loaded', parameters, account: anAccount() });
  });

  it('tells of failures, and nothing when it was cancelled', async () => {
    expect(await load(err({ kind: 'session-expired' }))).toEqual({
      type: 'account-failed',
      error: { kind: 'session-expired' },
    });
    expect(await load(err({ kind: 'cancelled' }))).toBeNull();
  });
});

describe('performing a departure', () => {
  it('tells of the destination, or why there is none', async () => {
    const choose = { run: 'choose-destination', departure } as const;
    expect(await prepare().performers['choose-destination'](choose, NEVER_CANCELLED)).toEqual({
      type: 'destination-chosen',
      destination,
    });
    const refused = prepare({ chosen: errAsync({ kind: 'invalid-redirect-uri' }) });
    expect(await refused.performers['choose-destination'](choose, NEVER_CANCELLED)).toEqual({
      type: 'destination-refused',
      error: { kind: 'invalid-redirect-uri' },
    });
  });

  it('leaves, and leaves for the same place again', async () => {
    const { performers, navigator } = prepare();
    expect(await performers['leave-again']({ run: 'leave-again' }, NEVER_CANCELLED)).toBeNull();
    expect(navigator.destinations).toEqual([]);
    await performers.leave({ run: 'leave', destination }, NEVER_CANCELLED);
    await performers['leave-again']({ run: 'leave-again' }, NEVER_CANCELLED);
    expect(navigator.destinations).toEqual([destination, destination]);
  });

  it('forgets where it was to go', async () => {
    const { performers, navigator } = prepare();
    await performers.leave({ run: 'leave', destination }, NEVER_CANCELLED);
    await performers.forget({ run: 'forget' }, NEVER_CANCELLED);
    await performers['leave-again']({ run: 'leave-again' }, NEVER_CANCELLED);
    expect(navigator.destinations).toHaveLength(1);
  });

  it('calls a departure stalled after ten seconds, not before', async () => {
    const { performers, clock } = prepare();
    const events: unknown[] = [];
    performers['watch-departure']({ run: 'watch-departure' }, NEVER_CANCELLED).then((event) =>
      events.push(event),
    );
    expect(DEPARTURE_PATIENCE).toBe(10_000);
    await clock.advance(9_999);
    expect(events).toEqual([]);
    await clock.advance(1);
    expect(events).toEqual([{ type: 'departure-stalled' }]);
  });
});

describe('performing the small things', () => {
  it('waits out a cool-down in seconds', async () => {
    const { performers, clock } = prepare();
    const events: unknown[] = [];
    const cancellation = makeCancellation();
    performers['wait-for-cooldown']({ run: 'wait-for-cooldown', seconds: 30 }, cancellation).then((event) =>
      events.push(event),
    );
    await clock.advance(29_999);
    expect(events).toEqual([]);
    await clock.advance(1);
    expect(events).toEqual([{ type: 'cooldown-ended' }]);
  });

  it('stops waiting when it is cancelled', async () => {
    const { performers, clock } = prepare();
    const cancellation = makeCancellation();
    const done = performers['wait-for-cooldown']({ run: 'wait-for-cooldown', seconds: 30 }, cancellation);
    expect(clock.waiting).toBe(1);
    cancellation.cancel();
    await done;
    expect(clock.waiting).toBe(0);
  });

  it('remembers and records', async () => {
    const { performers, store, tracker } = prepare();
    const draft = aDraft({ username: 'DM1', rememberMe: true });
    const event = {
      event: 'login_fail',
      brand: 'kq',
      region: null,
      language: 'en',
      platformType: 'webtrader',
    } as const;
    expect(await performers.remember({ run: 'remember', draft }, NEVER_CANCELLED)).toBeNull();
    expect(await performers.record({ run: 'record', event }, NEVER_CANCELLED)).toBeNull();
    expect(store.values.get('username')).toBe('DM1');
    expect(tracker.events).toEqual([event]);
  });
});
