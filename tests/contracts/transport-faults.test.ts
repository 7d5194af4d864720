import {
  makeHttpAccountGateway,
  makeHttpConfigurationSource,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTranslationSource,
  makeHttpTwoFactorGateway,
  type Transport,
} from '@gatehouse-login/adapters-http';
import { NEVER_CANCELLED } from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANARY, type Call, everyCall, FAULTS, GOOD } from './fault-table.ts';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';
import { impatientTransport, quickTransport } from './quick-transport.ts';

const SECRETS = { username: 'NAME-9c1', password: 'PASSWORD-9c1' };
const SESSION = { username: 'NAME-9c1', session: 'SESSION-9c1' };

const CALLS: Readonly<
  Record<Call, (transport: Transport) => ResultAsync<unknown, { readonly kind: string }>>
> = {
  session: (transport) =>
    makeHttpSessionGateway(transport).open(
      { ...SECRETS, appKey: 'Mercury', appVersion: '1' },
      NEVER_CANCELLED,
    ),
  account: (transport) => makeHttpAccountGateway(transport).load(SESSION, NEVER_CANCELLED),
  configuration: (transport) => makeHttpConfigurationSource(transport).read(NEVER_CANCELLED),
  translations: (transport) => makeHttpTranslationSource(transport).read('en', NEVER_CANCELLED),
  'send-code': (transport) =>
    makeHttpTwoFactorGateway(transport).sendCode(
      { twoFaToken: 'TOKEN-9c1', contactId: '7' },
      NEVER_CANCELLED,
    ),
  'verify-code': (transport) =>
    makeHttpTwoFactorGateway(transport).verifyCode(
      { twoFaToken: 'TOKEN-9c1', code: 'CODE-9c1' },
      NEVER_CANCELLED,
    ),
};
const NAMES = Object.keys(CALLS) as Call[];
const GETS: readonly Call[] = ['account', 'configuration', 'translations'];

let server: FaultyServer;
let elsewhere: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
  elsewhere = await startFaultyServer();
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const endOf = async (call: ResultAsync<unknown, { readonly kind: string }>): Promise<string> =>
  call.match(
    () => 'ok',
    (error) => {
      expect(JSON.stringify(error)).not.toMatch(new RegExp(`${CANARY}|9c1`));
      return error.kind;
    },
  );

describe('every transport fault ends in a domain error that passes on no word of the server [8.8]', () => {
  describe.each(FAULTS)('$fault', ({ behaviour, ends, gets, passesDeadline, token = null }) => {
    it.each(NAMES)('%s', async (name) => {
      server.behave(behaviour);
      const transport = passesDeadline
        ? impatientTransport(server.origin)
        : quickTransport(server.origin, { cookie: () => token });
      expect(await endOf(CALLS[name](transport))).toBe(ends[name]);
      if (!passesDeadline) expect(server.arrived).toHaveLength(GETS.includes(name) ? gets : 1);
    });

    it('never a changed password', async () => {
      server.behave(behaviour);
      const transport = passesDeadline
        ? impatientTransport(server.origin)
        : quickTransport(server.origin, { cookie: () => token });
      const request = {
        username: 'NAME-9c1',
        oldPassword: 'OLD-9c1',
        newPassword: 'NEW-9c1',
        session: SESSION,
      };
      const change = makeHttpPasswordGateway(transport).change(request, NEVER_CANCELLED);
      expect(await endOf(change)).toBe('password-not-changed');
      if (!passesDeadline) expect(server.arrived).toHaveLength(1);
    });
  });
});

describe.each(NAMES)('the %s call', (name) => {
  it.each([301, 302, 303, 307, 308])('follows no %i, and sends nothing on', async (status) => {
    elsewhere.behave({ body: '{"session":"s-1"}' });
    server.behave({ status, headers: { location: `${elsewhere.origin}/stolen` } });
    expect(await endOf(CALLS[name](quickTransport(server.origin)))).toBe(everyCall('unreachable')[name]);
    expect(elsewhere.arrived).toEqual([]);
  });

  it.each(['http://127.0.0.1:1', 'http://no-such-host.invalid'])('cannot reach %s', async (origin) => {
    expect(await endOf(CALLS[name](quickTransport(origin)))).toBe(everyCall('unreachable')[name]);
  });

  it('says offline when the device does, once the request has failed', async () => {
    server.behave('reset');
    expect(await endOf(CALLS[name](quickTransport(server.origin, { online: () => false })))).toBe(
      everyCall('offline')[name],
    );
    expect(server.arrived).toHaveLength(1);
  });

  it('takes an answer even if the device thinks it is offline', async () => {
    server.behave({ body: GOOD });
    expect(await endOf(CALLS[name](quickTransport(server.origin, { online: () => false })))).toBe('ok');
  });

  it('stops reading a flood near one megabyte', async () => {
    server.behave('flood');
    await CALLS[name](quickTransport(server.origin));
    expect(server.flooded).toBeLessThan(15_000_000);
  });
});

describe('a GET that fails in passing', () => {
  it.each(GETS)('%s succeeds at the third attempt', async (name) => {
    server.behave('reset', { status: 502 }, { body: GOOD });
    expect(await endOf(CALLS[name](quickTransport(server.origin)))).toBe('ok');
    expect(server.arrived).toHaveLength(3);
  });
});
