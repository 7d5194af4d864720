import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { OpenSessionError } from '../ports/session-gateway.ts';
import { aConfiguration, aLoginAnswer, fakeAccountGateway, fakeSessionGateway } from '../testing/index.ts';
import { HELD, PASSWORD, SECRETS, SESSION, site, TOKEN } from '../testing/site.fixture.ts';

const refusedBy = (error: OpenSessionError) => site({ sessions: fakeSessionGateway(err(error)) });

describe('a visitor signs in', () => {
  it('and reaches the platform, recorded once, remembered as he wished', async () => {
    const { submit, tracker, navigator, store, spinner, sessions, accounts } = site();
    expect(await submit()).toMatchObject({ at: 'leaving', purpose: 'platform', host: 'trade.example' });
    expect(sessions.requests).toMatchObject([
      { username: 'DM123456', password: PASSWORD, appKey: 'MercuryWeb' },
    ]);
    expect(accounts.sessions).toEqual([{ username: 'DM123456', session: SESSION }]);
    expect(tracker.events).toEqual([
      {
        event: 'login_success',
        brand: 'city-index',
        region: 'en-uk',
        language: 'en',
        platformType: 'webtrader',
        reference: 'kamo-7352',
      },
    ]);
    expect(Object.fromEntries(store.values)).toEqual({ username: 'DM123456', rememberme: 'true' });
    expect(navigator.destinations).toHaveLength(1);
    expect(new URL(navigator.destinations[0]?.url ?? '').searchParams.get('sessionId')).toBe(SESSION);
    expect(spinner.getCount()).toBe(0);
  });

  it('and is forgotten where the box is not ticked', async () => {
    const { submit, store } = site();
    await submit(true);
    const again = site();
    await again.submit(false);
    expect(store.values.size).toBe(2);
    expect(again.store.values.size).toBe(0);
  });

  it('and may go on himself when nothing happens for ten seconds, without a second record', async () => {
    const { submit, runner, clock, navigator, tracker } = site();
    await submit();
    await clock.advance(9_999);
    expect(runner.getSnapshot()).toMatchObject({ at: 'leaving', stalled: false });
    await clock.advance(1);
    expect(runner.getSnapshot()).toMatchObject({ at: 'leaving', stalled: true });
    runner.send({ type: 'continue-pressed' });
    await runner.settled();
    expect(navigator.destinations).toHaveLength(2);
    expect(navigator.destinations[1]).toEqual(navigator.destinations[0]);
    expect(tracker.events).toHaveLength(1);
    runner.dispose();
  });

  it('and comes back through the browser’s cache to a form that knows nothing of it', async () => {
    const { submit, runner, navigator } = site();
    await submit();
    runner.send({ type: 'page-restored' });
    expect(await runner.settled()).toMatchObject({ at: 'login', draft: { username: ' DM123456 ' } });
    runner.send({ type: 'continue-pressed' });
    expect(navigator.destinations).toHaveLength(1);
  });
});

describe('a visitor who is not let in', () => {
  it('is told so on login-failed, and returns with the query as it was [2.16, 4.23]', async () => {
    const { submit, runner, tracker, store, navigator } = refusedBy({ kind: 'session-refused', code: 4010 });
    expect(await submit()).toMatchObject({
      at: 'login-failed',
      fault: { code: 4010 },
      reference: 'kamo-7352',
    });
    expect(tracker.events).toMatchObject([{ event: 'login_fail', errorCode: 4010 }]);
    expect(store.values.size).toBe(0);
    expect(navigator.destinations).toEqual([]);
    runner.send({ type: 'back-pressed' });
    expect(runner.getSnapshot()).toMatchObject({ at: 'login', visit: { query: '?lang=en&utm=x' } });
  });

  it('keeps his form through a fault, with nothing recorded', async () => {
    const { submit, tracker } = refusedBy({ kind: 'unreachable', status: 502 });
    expect(await submit()).toMatchObject({
      at: 'login',
      draft: { username: ' DM123456 ' },
      fault: { kind: 'unreachable', status: 502 },
    });
    expect(tracker.events).toEqual([]);
  });

  it('waits as long as the server says before he may try again', async () => {
    const { submit, runner, clock, sessions } = refusedBy({ kind: 'too-many-attempts', seconds: 30 });
    expect((await submit()).at).toBe('cooling-down');
    await submit();
    await clock.advance(29_999);
    expect(runner.getSnapshot().at).toBe('cooling-down');
    expect(sessions.requests).toHaveLength(1);
    await clock.advance(1);
    expect(runner.getSnapshot().at).toBe('login');
    await submit();
    expect(sessions.requests).toHaveLength(2);
    runner.dispose();
  });

  it('is not sent on without his account [4.6]', async () => {
    const accounts = fakeAccountGateway(err({ kind: 'timed-out' }));
    const { submit, tracker, navigator } = site({ accounts });
    expect(await submit()).toMatchObject({ at: 'login', fault: { kind: 'timed-out' } });
    expect(tracker.events).toMatchObject([{ event: 'login_fail', errorCode: 'timed-out' }]);
    expect(navigator.destinations).toEqual([]);
  });

  it('is asked for nothing where the redirect URI is not listed', async () => {
    const { submit, sessions } = site({ query: '?redirect_uri=https%3A%2F%2Fevil.example' });
    expect((await submit()).at).toBe('redirect-refused');
    expect(sessions.requests).toEqual([]);
  });
});

describe('secrets', () => {
  it.each([
    ['a sign-in', {}],
    ['a refusal', { sessions: fakeSessionGateway(err({ kind: 'session-refused', code: 4010 })) }],
    [
      'a fault',
      { sessions: fakeSessionGateway(err({ kind: 'malformed-answer', detail: 'login answer: session' })) },
    ],
    [
      'a code',
      {
        sessions: fakeSessionGateway(
          ok(aLoginAnswer({ session: null, is2FaEnabled: true, twoFaToken: TOKEN })),
        ),
      },
    ],
    [
      'a forced change',
      { sessions: fakeSessionGateway(ok(aLoginAnswer({ session: SESSION, passwordChangeRequired: true }))) },
    ],
    [
      'a lost account',
      { accounts: fakeAccountGateway(err({ kind: 'malformed-answer', detail: 'login answer: session' })) },
    ],
    ['a fault of ours', { changes: { urls: { ...aConfiguration().urls, redirects: {} } } }],
  ])('of %s reach no state, no record and no storage', async (_what, parts) => {
    const { submit, snapshots, tracker, store, exchanged } = site(parts);
    await submit();
    expect(snapshots.length).toBeGreaterThan(1);
    expect(JSON.stringify(exchanged)).not.toMatch(HELD);
    expect(JSON.stringify([snapshots, tracker.events, [...store.values]])).not.toMatch(SECRETS);
  });
});
