import { inspect } from 'node:util';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../composition/open-site.ts';
import { fakeSite } from '../testing/fake-site.ts';
import { makeHarness } from './harness.ts';
import type { HarnessOptions, SignInRequest } from './options.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.dispose());

const tools = { env: {}, cwd: '/', openSite: async () => openSite };
const harnessFor = (options: object = {}) => makeHarness({ sandbox, ...options }, tools);
const signIn = async (request: SignInRequest, options: object = {}) => {
  const harness = harnessFor(options);
  const outcome = await harness.signIn(request);
  return { outcome, closing: await harness.close() };
};
const calls = (part: string) => sandbox.journal().filter(({ path }) => path.includes(part));
const NEW = 'Brand-New-7x';

describe('a harness', () => {
  it('signs in, shows where that leads with the session masked, and logs off at the end', async () => {
    const harness = harnessFor();
    const outcome = await harness.signIn({ persona: 'plain' });
    if (outcome.outcome !== 'signed-in') return expect.unreachable(outcome.error.message);
    const { origin, path, parameters } = outcome.destination;
    expect({ origin, path }).toEqual({ origin: sandbox.home, path: '/platform/webtrader' });
    expect(parameters).toMatchObject({ SN: '•••', UN: 'DM100001' });
    expect(outcome).toMatchObject({ brand: 'city-index', region: 'en-uk', language: 'en' });
    expect(outcome.steps.at(-1)).toMatchObject({ at: 'leaving', event: 'destination-chosen' });
    expect(calls('deleteSession')).toEqual([]);
    expect(await harness.close()).toEqual({ loggedOff: 1, stillOpen: [] });
    expect(calls('deleteSession')).toHaveLength(1);
    expect(sandbox.holds().sessions).toBe(0);
  });

  it('gives the session away only when it is asked to', async () => {
    const { outcome } = await signIn({ persona: 'plain' });
    if (outcome.outcome !== 'signed-in') return expect.unreachable();
    const session = outcome.session.reveal();
    expect(session.length).toBeGreaterThan(8);
    expect(outcome.destination.reveal().url).toContain(session);
    for (const shown of [JSON.stringify(outcome), inspect(outcome, { depth: 9 }), `${outcome.session}`])
      expect(shown.includes(session)).toBe(false);
  });

  it('closes with its block', async () => {
    {
      await using harness = harnessFor();
      expect((await harness.signIn({ persona: 'plain' })).outcome).toBe('signed-in');
    }
    expect(sandbox.holds().sessions).toBe(0);
  });

  it('keeps sessions open if it is asked to', async () => {
    const { closing } = await signIn({ persona: 'plain' }, { keepSessions: true });
    expect(closing).toEqual({ loggedOff: 0, stillOpen: [] });
    expect(sandbox.holds().sessions).toBe(1);
  });

  it('says which sessions stay open against its will', async () => {
    const harness = makeHarness(
      { site: 'https://login.test.example' },
      {
        ...tools,
        openSite: async () => (options) =>
          openSite({ ...options, io: { ...options.io, ...fakeSite({ closeStatus: 500 }) } }),
      },
    );
    const { outcome } = await harness.signIn({ username: 'me', password: 'Secret-77' });
    const closing = await harness.close();
    expect({ outcome, closing }).toEqual({
      outcome: 'signed-in',
      closing: { loggedOff: 0, stillOpen: [{ username: 'me', reason: 'unreachable' }] },
    });
  });

  it('takes codes from the inbox of the sandbox, also for several people at once', async () => {
    await using harness = harnessFor({ contact: 'sms' });
    const people = ['two-factor', 'sms-only', 'many-contacts'];
    for (let round = 0; round < 2; round += 1) {
      const outcomes = await Promise.all(people.map((persona) => harness.signIn({ persona })));
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['signed-in', 'signed-in', 'signed-in']);
    }
  });

  it('takes codes from a function, which learns whom they were sent to', async () => {
    const asked: object[] = [];
    const { outcome } = await signIn({
      persona: 'two-factor',
      contact: 'sms',
      code: ({ username, contact, signal }) => {
        asked.push({ username, kind: contact.kind, isAborted: signal.aborted });
        return sandbox.inbox()[0]?.code ?? '';
      },
    });
    expect(outcome.outcome).toBe('signed-in');
    const username = sandbox.people.find(({ id }) => id === 'two-factor')?.username;
    expect(asked).toEqual([{ username, kind: 'sms', isAborted: false }]);
  });

  it.each([
    [
      'rejects',
      () => Promise.reject(new Error('no modem')),
      'The function that provides codes failed: no modem',
    ],
    ['gives no code', () => '', 'It gave no code of six characters.'],
  ])('tells of a function that %s', async (_what, code, message) => {
    const { outcome } = await signIn({ persona: 'two-factor', contact: 'sms', code });
    expect(outcome).toMatchObject({ outcome: 'two-factor-required' });
    expect('error' in outcome && outcome.error.message).toContain(message);
  });

  it('sends no code that nobody would read, and names the contacts', async () => {
    const person = sandbox.people.find(({ id }) => id === 'two-factor');
    const { username = '', password = '' } = person ?? {};
    const harness = makeHarness({ site: sandbox.brands.kq, contact: 'email' }, tools);
    const outcome = await harness.signIn({ username, password });
    expect(outcome).toMatchObject({
      outcome: 'two-factor-required',
      error: { next: 'Give the option "code": a function that provides it.' },
      contacts: [{ kind: 'email' }, { kind: 'sms' }],
    });
    expect(sandbox.inbox()).toEqual([]);
  });

  it('changes a password that has to be changed, if it knows a new one', async () => {
    const { outcome } = await signIn({ persona: 'forced-change' });
    expect(outcome.outcome).toBe('password-change-required');
    expect((await signIn({ persona: 'forced-change', newPassword: NEW })).outcome.outcome).toBe('signed-in');
    const { outcome: weak } = await signIn({ persona: 'forced-change', newPassword: 'weak' });
    expect(weak).toMatchObject({ outcome: 'usage', error: { message: 'The new password breaks a rule.' } });
  });

  it('signs in by phone, at another brand, in another language, and to another platform', async () => {
    const {
      phone = '',
      countryCode = '',
      password = '',
    } = sandbox.people.find(({ id }) => id === 'phone') ?? {};
    const { outcome } = await signIn(
      { phone: { countryCode, number: phone }, password, lang: 'zh', platform: 'advantage' },
      { brand: 'forex-chinese' },
    );
    const place = { brand: 'forex-chinese', language: 'zh', platform: 'advantage', region: null };
    expect(outcome).toMatchObject({ outcome: 'signed-in', ...place });
  });

  it('follows the destination, and then knows its cookies', async () => {
    const { outcome } = await signIn({ persona: 'plain', follow: true });
    if (outcome.outcome !== 'signed-in') return expect.unreachable();
    expect(outcome.followed).toEqual({ status: 200, origin: sandbox.home, path: '/platform/webtrader' });
    const cookie = { name: 'XSRF-TOKEN', domain: 'localhost', path: '/', expires: -1, sameSite: 'Strict' };
    expect(outcome.storageState()).toMatchObject({ cookies: [cookie], origins: [] });
    expect(outcome.cookies()).toEqual(outcome.storageState().cookies);
  });

  it('refuses a fifth wrong password at a site', async () => {
    const folder = `${process.env.TMPDIR ?? '/tmp'}/gatehouse-harness-${process.pid}`;
    const harness = makeHarness({ site: sandbox.brands.whs }, { ...tools, env: { XDG_STATE_HOME: folder } });
    const outcomes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      outcomes.push((await harness.signIn({ username: 'DM100002', password: 'Wrong-77' })).outcome);
    }
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'guarded']);
    expect(calls('v2/Session')).toHaveLength(4);
  });

  it('is stopped by a signal, also while a function looks for a code', async () => {
    const stop = new AbortController();
    const code = () => {
      stop.abort();
      return new Promise<string>(() => {});
    };
    const { outcome } = await signIn({ persona: 'two-factor', contact: 'sms', code, signal: stop.signal });
    expect(outcome.outcome).toBe('interrupted');
    const { outcome: early } = await signIn({ persona: 'plain' }, { signal: AbortSignal.abort() });
    expect(early.outcome).toBe('interrupted');
  });

  it('stops what runs when it is closed, and signs in no more', async () => {
    const harness = harnessFor();
    const slow = harness.signIn({ persona: 'slow' });
    await harness.close();
    expect((await slow).outcome).toBe('interrupted');
    expect(await harness.signIn({ persona: 'plain' })).toMatchObject({
      outcome: 'usage',
      error: { message: 'The harness is closed.' },
    });
    expect(sandbox.holds().sessions).toBe(0);
  });

  it.each<[string, HarnessOptions | object, object, string]>([
    ['no place', {}, {}, 'Nothing says where to sign in.'],
    ['no address', { site: 'here' }, {}, 'The address of the login page is not a web address.'],
    [
      'an address without https',
      { site: 'http://a.test.example' },
      {},
      'The address of the login page must be https',
    ],
    ['a host like production', { site: 'https://a.example' }, {}, 'looks like production'],
    ['a deadline that is none', { site: 'https://a.test.example', timeout: -1 }, {}, '`timeout`'],
    ['a persona at a site', { site: 'https://a.test.example' }, { persona: 'plain' }, 'lives in a sandbox'],
    ['no password', { site: 'https://a.test.example' }, { password: '' }, 'The password is empty.'],
    [
      'a file that is not there',
      { site: 'https://a.test.example', ca: 'no.pem' },
      {},
      'no.pem cannot be read',
    ],
  ])('has an answer to %s', async (_what, options, request, message) => {
    const harness = makeHarness(options as HarnessOptions, tools);
    const outcome = await harness.signIn({ username: 'me', password: 'Secret-77', ...request });
    expect('error' in outcome && `${outcome.error.message} ${outcome.error.next}`).toContain(message);
    expect('error' in outcome && outcome.error.next).not.toContain('--');
  });

  it.each([
    ['a persona that nobody knows', { persona: 'plane' }, {}, 'There is no person "plane" in the sandbox.'],
    ['a brand that nobody knows', { persona: 'plain' }, { brand: 'x' }, 'The sandbox has no brand "x".'],
  ])('has an answer to %s', async (_what, request, options, message) => {
    const { outcome } = await signIn(request, options);
    expect(outcome).toMatchObject({ outcome: 'usage', error: { message } });
  });

  it('reports a defect of its own as an outcome', async () => {
    const harness = makeHarness(
      { sandbox },
      { ...tools, openSite: () => Promise.reject(new TypeError('secret')) },
    );
    const outcome = await harness.signIn({ persona: 'plain' });
    expect(outcome).toMatchObject({
      outcome: 'defect',
      error: { message: 'The harness crashed (TypeError).' },
    });
  });
});
