import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { anAccount } from '../testing/builders.ts';
import { fakeAccountGateway } from '../testing/fake-account-gateway.ts';
import { fakeConfigurationSource } from '../testing/fake-configuration-source.ts';
import { makeLoadAccount } from './load-account.ts';
import { makeLoadConfiguration } from './load-configuration.ts';

const PARAMETERS = { username: 'DM1', session: 'S', userType: 1, tradingAccount: 'T', unFlag: 'U' };

describe('loading the account (spec 4, 7)', () => {
  it('shows the platform the user name and the session, and nothing else', async () => {
    const gateway = fakeAccountGateway();
    await makeLoadAccount(gateway)(PARAMETERS, NEVER_CANCELLED);
    expect(gateway.sessions).toEqual([{ username: 'DM1', session: 'S' }]);
  });

  it('gives the account, or says why not', async () => {
    const account = anAccount({ is2FAEnabledUser: true });
    const load = makeLoadAccount(fakeAccountGateway(ok(account), err({ kind: 'session-expired' })));
    expect((await load(PARAMETERS, NEVER_CANCELLED))._unsafeUnwrap()).toBe(account);
    expect((await load(PARAMETERS, NEVER_CANCELLED))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
  });

  it('can be cancelled', async () => {
    const cancellation = makeCancellation();
    cancellation.cancel();
    const gateway = fakeAccountGateway();
    expect((await makeLoadAccount(gateway)(PARAMETERS, cancellation))._unsafeUnwrapErr().kind).toBe(
      'cancelled',
    );
    expect(gateway.sessions).toEqual([]);
  });
});

describe('loading the configuration', () => {
  const JSON_TEXT = { brand: 'kq', urls: { apiEnv: 'live', redirects: { webtrader: 'https://t.example/' } } };

  it('checks what the source gives', async () => {
    const load = makeLoadConfiguration(
      fakeConfigurationSource(ok(JSON_TEXT), ok({ ...JSON_TEXT, brand: 'acme' })),
    );
    expect((await load(NEVER_CANCELLED))._unsafeUnwrap()).toMatchObject({ brand: 'kq', appKey: 'Mercury' });
    expect((await load(NEVER_CANCELLED))._unsafeUnwrapErr()).toMatchObject({
      kind: 'configuration-fault',
      field: 'brand',
    });
  });

  it('can be tried again after a fault', async () => {
    const load = makeLoadConfiguration(
      fakeConfigurationSource(err({ kind: 'unreachable', status: 503 }), ok(JSON_TEXT)),
    );
    expect((await load(NEVER_CANCELLED)).isErr()).toBe(true);
    expect((await load(NEVER_CANCELLED)).isOk()).toBe(true);
  });
});
