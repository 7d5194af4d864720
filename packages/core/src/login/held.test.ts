import { describe, expect, it } from 'vitest';
import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { Event } from '../flow/event.ts';
import { FORM } from '../testing/flow-samples.fixture.ts';
import { askingForCode, demandingChange, site } from '../testing/site.fixture.ts';

const visit = { region: 'en-uk', language: 'en', query: '' } as const;
const CODE: Event = { type: 'code-submitted', code: '123456' };
const CHANGE: Event = { type: 'password-change-submitted', form: FORM };
const SELECT: Event = { type: 'contact-selected', contactId: 'mail' };
type Site = ReturnType<typeof site>;

/** Runs every command that needs a held value, and returns which values are held. */
async function held({ perform, twoFactor, passwords, accounts, navigator }: Site) {
  const before = [twoFactor.sent.length, twoFactor.verified.length, accounts.sessions.length];
  const left = navigator.destinations.length;
  const { oldPassword, newPassword } = FORM;
  const command = { run: 'change-password', username: 'DM1', oldPassword, newPassword } as const;
  await perform(command, NEVER_CANCELLED);
  // The code last: a verified one opens a session.
  const events = [
    await perform({ run: 'load-account' }, NEVER_CANCELLED),
    await perform({ run: 'recall-departure' }, NEVER_CANCELLED),
    await perform({ run: 'send-code', contactId: 'mail' }, NEVER_CANCELLED),
    await perform({ run: 'verify-code', code: '123456' }, NEVER_CANCELLED),
  ];
  await perform({ run: 'leave' }, NEVER_CANCELLED);
  return {
    session: events[0]?.type !== 'session-gone' || passwords.requests.at(-1)?.session !== null,
    prepared: events[1]?.type !== 'session-gone',
    token: events[2]?.type === 'code-sent' || events[3]?.type !== 'verification-failed',
    destination: navigator.destinations.length > left,
    calls:
      [twoFactor.sent.length, twoFactor.verified.length, accounts.sessions.length].join() !== before.join(),
  };
}

const NOTHING = { token: false, session: false, prepared: false, destination: false, calls: false };

const withToken = async (): Promise<Site> => {
  const opened = site({ sessions: askingForCode() });
  await opened.submit();
  return opened;
};
const withSession = async (): Promise<Site> => {
  const opened = site({ sessions: demandingChange() });
  await opened.submit();
  return opened;
};

describe('what later steps need is held', () => {
  it('from the step that brings it [4.1]', async () => {
    expect(await held(await withToken())).toMatchObject({ token: true, session: false, prepared: false });
    expect(await held(await withSession())).toMatchObject({ token: false, session: true, prepared: true });
  });

  it('as a destination alone, once the visitor is leaving', async () => {
    for (const opened of [await withToken(), await withSession(), site()]) {
      await opened.play(SELECT, CODE, CHANGE, { type: 'ok-pressed' });
      if (opened.runner.getSnapshot().at !== 'leaving') await opened.submit();
      expect(opened.runner.getSnapshot().at).toBe('leaving');
      expect(await held(opened)).toEqual({ ...NOTHING, destination: true });
    }
  });
});

describe('nothing is held', () => {
  const WAYS_OUT: [string, Event][] = [
    ['going back', { type: 'back-pressed' }],
    ['the browser’s cache', { type: 'page-restored' }],
    ['another address', { type: 'opened-at', step: 'login', visit }],
    ['the same address without its key', { type: 'opened-at', step: 'tfa', visit }],
    ['the reset page', { type: 'opened-at', step: 'reset', visit }],
  ];

  it.each(WAYS_OUT)('after %s, from the code', async (_what, event) => {
    const at: Event[][] = [[], [SELECT], [SELECT, CODE]];
    for (const events of at) {
      const opened = await withToken();
      for (const each of events) opened.runner.send(each);
      opened.runner.send(event);
      await opened.runner.settled();
      expect(await held(opened)).toEqual(NOTHING);
    }
  });

  it.each(WAYS_OUT)('after %s, from the forced change', async (_what, event) => {
    const opened = await withSession();
    await opened.play(event);
    expect(await held(opened)).toEqual(NOTHING);
    const changed = await withSession();
    await changed.play(CHANGE, event);
    expect(await held(changed)).toEqual(NOTHING);
  });

  it('after the visitor gives up waiting', async () => {
    const opened = site({ sessions: askingForCode() });
    const submitting = opened.submit();
    opened.runner.send({ type: 'cancel-pressed' });
    await submitting;
    expect(await held(opened)).toEqual(NOTHING);
  });

  it('after the visitor gives up at the account that his code has opened', async () => {
    const opened = await withToken();
    await opened.play(SELECT);
    opened.runner.subscribe(() => {
      if (opened.runner.getSnapshot().at === 'loading-account')
        opened.runner.send({ type: 'cancel-pressed' });
    });
    expect((await opened.play(CODE)).at).toBe('login');
    expect(await held(opened)).toEqual(NOTHING);
  });

  it('after leaving, where the page comes back out of the cache', async () => {
    const opened = site();
    await opened.submit();
    await opened.play({ type: 'page-restored' });
    expect(await held(opened)).toEqual(NOTHING);
  });

  it('after a departure that was refused', async () => {
    const opened = site({
      sessions: askingForCode(),
      changes: { urls: { apiEnv: 'live', redirects: {}, forgotPasswordUrls: {}, forgotUsernameUrls: {} } },
    });
    await opened.submit();
    expect((await opened.play(SELECT, CODE)).at).toBe('configuration-fault');
    expect(await held(opened)).toEqual(NOTHING);
  });

  it('of a token once its code is verified', async () => {
    const opened = await withToken();
    const seen: boolean[] = [];
    await opened.play(SELECT);
    opened.runner.subscribe(() => {
      if (opened.runner.getSnapshot().at !== 'loading-account') return;
      void opened
        .perform({ run: 'send-code', contactId: 'mail' }, NEVER_CANCELLED)
        .then((event) => seen.push(event?.type === 'code-sent'));
    });
    await opened.play(CODE);
    expect(seen).toEqual([false]);
  });

  it('when a change is demanded without a session', async () => {
    const opened = site({ sessions: demandingChange(null) });
    await opened.submit();
    expect(opened.runner.getSnapshot().at).toBe('force-password');
    expect(await held(opened)).toEqual(NOTHING);
  });
});
