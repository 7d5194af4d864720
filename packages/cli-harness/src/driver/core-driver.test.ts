import { makeCancellation } from '@gatehouse-login/core';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { ok } from 'neverthrow';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../composition/open-site.ts';
import { makeSecret } from '../terminal/secret.ts';
import { makeCoreDriver } from './core-driver.ts';
import type { LoginDriver } from './login-driver.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.dispose());

const REST = () => false;

async function makeDriver(brand: keyof Sandbox['brands'] = 'city-index') {
  const origin = sandbox.brands[brand];
  const cancellation = makeCancellation();
  const secrets: string[] = [];
  const verdicts: string[] = [];
  const onSecret = (secret: string) => secrets.push(secret);
  const site = openSite({
    origin,
    io: { env: {} },
    authorities: undefined,
    timeout: undefined,
    keepSessions: false,
    onSecret,
  });
  const { configuration } = (await site.loadConfiguration(cancellation))._unsafeUnwrap();
  const driver = makeCoreDriver({
    site,
    origin,
    configuration,
    cancellation,
    onVerdict: (verdict) => verdicts.push(verdict),
    follow: async () => ok({ accepted: true, status: 200, origin, path: '/' }),
  });
  return { driver, cancellation, secrets, verdicts };
}

const person = (id: string) => sandbox.people.find((each) => each.id === id);

function signIn(driver: LoginDriver, id: string, password = person(id)?.password ?? '') {
  const username = person(id)?.username ?? '';
  return driver.act({
    do: 'sign-in',
    who: { by: 'username', username },
    password: makeSecret(password),
    platform: null,
    rememberMe: false,
  });
}

describe('the core driver', () => {
  it('opens an address, signs in, says where the page left to, and logs off', async () => {
    const { driver, secrets, verdicts } = await makeDriver();
    await driver.open('/en-sg?lang=de');
    expect(driver.shown()).toMatchObject({ at: 'login', language: 'de', message: null });
    await signIn(driver, 'plain');
    expect((await driver.until(REST)).at).toBe('leaving');
    expect(driver.departure()).toMatchObject({ kind: 'navigate', parameters: { UN: 'DM100001' } });
    expect(secrets).toContain(driver.session()?.session);
    expect(driver.changes().map(({ state }) => state)).toEqual([
      'login',
      'signing-in',
      'loading-account',
      'choosing-destination',
      'leaving',
    ]);
    expect(verdicts).toEqual(['right']);
    expect(await driver.close()).toEqual({ kind: 'logged-off' });
    expect(sandbox.journal()[0]?.path).toContain('deleteSession');
  });

  it('goes to the address that the brand falls back to', async () => {
    const { driver } = await makeDriver();
    await driver.open('/nowhere?lang=en-au');
    expect(driver.shown().at).toBe('login');
    await driver.close();
  });

  it('waits for work in progress, if that is what it is told to wait for', async () => {
    const { driver } = await makeDriver();
    await driver.open('/en-uk');
    await signIn(driver, 'slow');
    expect((await driver.until(({ at }) => at === 'signing-in')).at).toBe('signing-in');
    await driver.act({ do: 'press', button: 'cancel' });
    expect((await driver.until(REST)).at).toBe('login');
    await driver.close();
  });

  it('waits for a timer as long as it is told to', async () => {
    const { driver } = await makeDriver();
    sandbox.faults.add({ call: 'session', kind: 'busy', retryAfter: '1', count: 1 });
    await driver.open('/en-uk');
    await signIn(driver, 'plain');
    expect(await driver.until(REST)).toMatchObject({ at: 'cooling-down', fault: 'service-busy' });
    expect(driver.ending()?.outcome).toBe('environment-fault');
    expect((await driver.until(({ at }) => at === 'login', 3000)).at).toBe('login');
    await driver.close();
  });

  it('leaves no timer running that would keep the process alive, and says that no session was opened', async () => {
    const { driver, verdicts } = await makeDriver();
    sandbox.faults.add({ call: 'session', kind: 'busy', retryAfter: '60', count: 1 });
    await driver.open('/en-uk');
    await signIn(driver, 'plain');
    expect((await driver.until(REST)).at).toBe('cooling-down');
    expect(await driver.close()).toEqual({ kind: 'none' });
    expect(verdicts).toEqual([]);
  });

  it('ends a wait that is cancelled', async () => {
    const { driver, cancellation } = await makeDriver();
    await driver.open('/en-uk');
    await signIn(driver, 'slow');
    setTimeout(() => cancellation.cancel(), 20);
    expect((await driver.until(REST)).at).toBe('signing-in');
    await driver.close();
  });

  it('says that the page does not offer an action', async () => {
    const { driver } = await makeDriver();
    expect((await driver.act({ do: 'resend-code' }))._unsafeUnwrapErr()).toEqual({
      kind: 'not-offered',
      at: 'opening',
    });
    await driver.open('/en-uk');
    expect((await driver.act({ do: 'resend-code' }))._unsafeUnwrapErr().at).toBe('login');
    expect((await driver.act({ do: 'go-back' })).isErr()).toBe(true);
    await driver.close();
  });

  it("goes through the browser's history: a step stays, and a login given up does not", async () => {
    const { driver } = await makeDriver();
    await driver.open('/en-uk');
    await signIn(driver, 'two-factor');
    expect(await driver.until(REST)).toMatchObject({ at: 'two-factor', contactId: null });
    await driver.act({ do: 'switch-language', language: 'pl' });
    expect(driver.shown()).toMatchObject({ at: 'two-factor', language: 'pl' });
    await driver.act({ do: 'go-back' });
    expect(driver.shown().at).toBe('login');
    await driver.act({ do: 'go-forward' });
    expect(driver.shown()).toMatchObject({ at: 'login', message: expect.stringContaining('expired') });
    await driver.close();
  });

  it('passes on a code and a new password', async () => {
    const { driver } = await makeDriver();
    await driver.open('/en-uk');
    await signIn(driver, 'two-factor-forced-change');
    const [contact] = (await driver.until(REST)).contacts;
    await driver.act({ do: 'choose-contact', contactId: contact?.contactId ?? '' });
    await driver.until(REST);
    await driver.act({ do: 'enter-code', code: makeSecret(sandbox.inbox()[0]?.code ?? '') });
    expect((await driver.until(REST)).at).toBe('force-password');
    const oldPassword = makeSecret(person('two-factor-forced-change')?.password ?? '');
    const newPassword = makeSecret('New-Copper1');
    await driver.act({ do: 'change-password', oldPassword, newPassword, reEnterPassword: newPassword });
    expect((await driver.until(REST)).at).toBe('password-changed');
    await driver.act({ do: 'press', button: 'ok' });
    expect((await driver.until(REST)).at).toBe('leaving');
    await driver.close();
  });
});
