import { err } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Event } from '../flow/event.ts';
import { FORM } from '../testing/flow-samples.fixture.ts';
import { aConfiguration, fakePasswordGateway } from '../testing/index.ts';
import { demandingChange, HELD, SECRETS, SESSION, site } from '../testing/site.fixture.ts';

const OK: Event = { type: 'ok-pressed' };
const CLOSE: Event = { type: 'error-closed' };
const change = (changes: Partial<typeof FORM> = {}): Event => ({
  type: 'password-change-submitted',
  form: { ...FORM, ...changes },
});
const FAILS = () => fakePasswordGateway(err({ kind: 'password-not-changed' }));
const PARTNER = 'https://partner.example/cb';
const GIVEN = `?redirect_uri=${encodeURIComponent(PARTNER)}&state=T`;
type Parts = NonNullable<Parameters<typeof site>[0]>;

async function atTheForm(parts: Parts = {}) {
  const opened = site({ sessions: demandingChange(), ...parts });
  await opened.submit();
  return opened;
}

describe('a forced change, from the form to the platform', () => {
  it('goes by the address as it was built at sign-in, without an operator, and never through the sign-on post [2.36, 4.1]', async () => {
    const { play, clock, passwords, navigator, accounts, tracker } = await atTheForm({
      changes: { useSso: true, urls: { ...aConfiguration().urls, sso: 'https://sso.example/' } },
    });
    const signedInAt = clock.now();
    await clock.advance(60_000);
    expect((await play(change())).at).toBe('password-changed');
    expect(passwords.requests).toEqual([
      {
        username: 'DM123456',
        oldPassword: FORM.oldPassword,
        newPassword: FORM.newPassword,
        session: { username: 'DM123456', session: SESSION },
      },
    ]);
    expect(navigator.destinations).toEqual([]);
    expect((await play(OK)).at).toBe('leaving');
    const [destination] = navigator.destinations;
    expect(destination).toMatchObject({ kind: 'navigate', purpose: 'platform' });
    const values = Object.fromEntries(new URL(destination?.url ?? '').searchParams);
    expect(values).toMatchObject({
      sessionId: SESSION,
      userName: 'DM123456',
      accountOperator: '',
      time: String(signedInAt),
    });
    expect(accounts.sessions).toEqual([]);
    expect(tracker.events).toMatchObject([{ event: 'login_success' }]);
  });

  it('with a redirect URI elsewhere than on a partner’s variant goes to the platform all the same', async () => {
    const { play, navigator } = await atTheForm({
      query: GIVEN,
      changes: { redirectUris: [{ uri: PARTNER, allowQuery: false }] },
    });
    await play(change(), OK);
    expect(navigator.destinations).toMatchObject([{ purpose: 'platform' }]);
  });

  it('without a session leads to the login, where the new password opens the way', async () => {
    const { play, passwords, navigator } = await atTheForm({ sessions: demandingChange(null) });
    expect((await play(change())).at).toBe('password-changed');
    expect(passwords.requests).toMatchObject([{ username: 'DM123456', session: null }]);
    expect(await play(OK)).toMatchObject({ at: 'login', draft: { username: ' DM123456 ' } });
    expect(navigator.destinations).toEqual([]);
  });

  it('finds out that no platform is configured when it is time to go', async () => {
    const urls = { ...aConfiguration().urls, redirects: {} };
    const { play } = await atTheForm({ changes: { urls } });
    expect(await play(change(), OK)).toMatchObject({
      at: 'configuration-fault',
      fault: { field: 'urls.redirects' },
    });
  });
});

describe('a forced change on a partner’s variant', () => {
  const changes = {
    brand: 'tradingview-forex' as const,
    redirectUris: [{ uri: PARTNER, allowQuery: false }],
  };

  it('fetches the account and goes back to the partner [2.36]', async () => {
    const { play, navigator, accounts } = await atTheForm({ changes, query: GIVEN });
    expect((await play(change(), OK)).at).toBe('leaving');
    expect(accounts.sessions).toMatchObject([{ username: 'DM123456', session: SESSION }]);
    expect(navigator.destinations).toMatchObject([
      { kind: 'navigate', purpose: 'partner', url: `${PARTNER}?code=${SESSION}&state=T` },
    ]);
  });
});

describe('secrets of a change', () => {
  const secret = {
    oldPassword: 'CANARY-old-1',
    newPassword: 'CANARY-New-1',
    reEnterPassword: 'CANARY-New-1',
  };

  it('reach no state, no record and no storage on any way', async () => {
    for (const passwords of [fakePasswordGateway(), FAILS()])
      for (const reEnterPassword of [secret.newPassword, 'CANARY-Other-2']) {
        const { play, snapshots, tracker, store, exchanged } = await atTheForm({ passwords });
        await play(change({ ...secret, reEnterPassword }), CLOSE, OK, { type: 'back-pressed' });
        expect(JSON.stringify([snapshots, tracker.events, [...store.values]])).not.toMatch(SECRETS);
        expect(JSON.stringify(exchanged)).not.toMatch(HELD);
      }
  });
});
