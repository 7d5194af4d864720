import { NEVER_CANCELLED } from '@gatehouse-login/core';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { Refused, TransportFault } from '../transport/fault.ts';
import type { TransportRequest } from '../transport/transport-port.ts';
import { makeHttpAccountGateway } from './account-gateway.ts';
import { makeHttpConfigurationSource } from './configuration-source.ts';
import { makeHttpSessionGateway } from './session-gateway.ts';
import { makeHttpTranslationSource } from './translation-source.ts';

const REQUEST = { username: 'DM123456', password: ' secret ', appKey: 'Mercury', appVersion: '1.0.0' };
const SESSION = { username: 'DM123456', session: 's-1' };
const REFUSED: Refused = {
  kind: 'refused',
  status: 400,
  fromPlatform: false,
  cookiesBlocked: false,
  tokenMissing: false,
};

function transportWith(answer: ResultAsync<unknown, TransportFault>) {
  const request = vi.fn((_: TransportRequest) => answer);
  return { request };
}
const refusing = (refusal: Partial<Refused>) => transportWith(errAsync({ ...REFUSED, ...refusal }));

describe('session gateway over HTTP', () => {
  it('posts the four fields and nothing else [7.1]', async () => {
    const transport = transportWith(okAsync({ session: 's-1' }));
    await makeHttpSessionGateway(transport).open({ ...REQUEST, extra: 1 } as typeof REQUEST, NEVER_CANCELLED);
    expect(transport.request.mock.lastCall?.[0]).toMatchObject({
      method: 'POST',
      path: 'v2/Session',
      body: REQUEST,
    });
    expect(transport.request.mock.lastCall?.[0].body).not.toHaveProperty('extra');
  });

  it.each([
    [{ status: 401 }, { kind: 'session-refused' }],
    [
      { status: 401, code: 4010, fromPlatform: true },
      { kind: 'session-refused', code: 4010 },
    ],
    [{ status: 403 }, { kind: 'session-refused' }],
    [{ status: 403, cookiesBlocked: true, tokenMissing: true }, { kind: 'cookies-blocked' }],
    [{ status: 403, tokenMissing: true }, { kind: 'token-missing' }],
    [
      { status: 400, code: 4002, fromPlatform: true },
      { kind: 'session-refused', code: 4002 },
    ],
    [{ status: 422, fromPlatform: true }, { kind: 'session-refused' }],
    [{ status: 400 }, { kind: 'malformed-answer', detail: 'login answer has the status 400' }],
    [{ status: 404 }, { kind: 'malformed-answer', detail: 'login answer has the status 404' }],
  ])('reads the refusal %j as %j', async (refusal, error) => {
    const answer = await makeHttpSessionGateway(refusing(refusal)).open(REQUEST, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual(error);
  });

  it('logs off by headers, with no query', async () => {
    const transport = transportWith(okAsync({ LoggedOut: true }));
    expect((await makeHttpSessionGateway(transport).close(SESSION)).isOk()).toBe(true);
    expect(transport.request.mock.lastCall?.[0]).toMatchObject({
      method: 'POST',
      path: 'session/deleteSession',
      session: SESSION,
    });
  });

  it('takes a session that is unknown by now for closed, and tells of other faults', async () => {
    expect((await makeHttpSessionGateway(refusing({ status: 401 })).close(SESSION)).isOk()).toBe(true);
    const broken = await makeHttpSessionGateway(transportWith(errAsync({ kind: 'timed-out' }))).close(
      SESSION,
    );
    expect(broken._unsafeUnwrapErr()).toEqual({ kind: 'timed-out' });
  });
});

describe('a session that no header can carry', () => {
  const unwritable = () => transportWith(errAsync({ kind: 'unwritable', what: 'session' } as const));
  const error = { kind: 'malformed-answer', detail: 'the session holds a control character' };

  it('is the reason why the account is not loaded', async () => {
    const answer = await makeHttpAccountGateway(unwritable()).load(SESSION, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual(error);
  });

  it('is the reason why it is not logged off', async () => {
    const answer = await makeHttpSessionGateway(unwritable()).close(SESSION);
    expect(answer._unsafeUnwrapErr()).toEqual(error);
  });
});

describe('account gateway over HTTP', () => {
  it.each([
    [401, 'session-expired'],
    [403, 'session-expired'],
    [400, 'malformed-answer'],
    [404, 'malformed-answer'],
  ])('reads the refusal %i as %s', async (status, kind) => {
    const answer = await makeHttpAccountGateway(refusing({ status })).load(SESSION, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr().kind).toBe(kind);
  });
});

describe('configuration source over HTTP', () => {
  it.each([
    [{ ...REFUSED, status: 404 }, 'was not found'],
    [{ ...REFUSED, status: 410 }, 'was not found'],
    [{ ...REFUSED, status: 403 }, 'was answered with the status 403'],
    [{ kind: 'unreadable', reason: 'not-json' }, 'is not JSON'],
    [{ kind: 'unreadable', reason: 'empty' }, 'is empty'],
    [{ kind: 'unreadable', reason: 'too-large' }, 'is larger than 1 MB'],
    [{ kind: 'unreadable', reason: 'not-utf-8' }, 'is not UTF-8'],
    [{ kind: 'unreadable', reason: 'too-deep' }, 'is nested too deeply'],
  ] as const)('says of %j that the file %s', async (fault, problem) => {
    const answer = await makeHttpConfigurationSource(transportWith(errAsync(fault))).read(NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual({
      kind: 'configuration-fault',
      file: 'configs/config.json',
      problem,
    });
  });

  it.each(['unreachable', 'timed-out', 'offline', 'cancelled'] as const)('passes %s on', async (kind) => {
    const answer = await makeHttpConfigurationSource(transportWith(errAsync({ kind }))).read(NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind });
  });
});

describe('translation source over HTTP', () => {
  it('keeps texts, as they are, and drops the rest', async () => {
    const json: unknown = JSON.parse(
      '{"a":"<b>A</b>","b":1,"c":null,"d":{"e":"x"},"f":["x"],"g":"","__proto__":"x","constructor":"ok"}',
    );
    const texts = (
      await makeHttpTranslationSource(transportWith(okAsync(json))).read('en', NEVER_CANCELLED)
    )._unsafeUnwrap();
    expect(Object.entries(texts)).toEqual([
      ['a', '<b>A</b>'],
      ['g', ''],
      ['constructor', 'ok'],
    ]);
    expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  });

  it.each([[[]], [null], ['text'], [1]])('takes %j for no translation', async (json) => {
    const answer = await makeHttpTranslationSource(transportWith(okAsync(json))).read('pl', NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr().kind).toBe('malformed-answer');
  });
});

describe('each call over HTTP', () => {
  const transport = transportWith(errAsync({ kind: 'timed-out' }));
  const calls = {
    open: () => makeHttpSessionGateway(transport).open(REQUEST, NEVER_CANCELLED),
    close: () => makeHttpSessionGateway(transport).close(SESSION),
    account: () => makeHttpAccountGateway(transport).load(SESSION, NEVER_CANCELLED),
    configuration: () => makeHttpConfigurationSource(transport).read(NEVER_CANCELLED),
    translations: () => makeHttpTranslationSource(transport).read('en', NEVER_CANCELLED),
  };
  const sentBy = async (call: keyof typeof calls) => {
    await calls[call]();
    return transport.request.mock.lastCall?.[0];
  };

  it.each([
    ['open', 'POST', 'v2/Session'],
    ['close', 'POST', 'session/deleteSession'],
    ['account', 'GET', 'v2/UserAccount/ClientAndTradingAccount'],
    ['configuration', 'GET', 'configs/config.json'],
    ['translations', 'GET', 'assets/i18n/en.json'],
  ] as const)('%s is a %s of %s [7.1, 7.6, 7.7, 7.8]', async (call, method, path) => {
    const sent = await sentBy(call);
    expect([sent?.method, sent?.path]).toEqual([method, path]);
  });

  it.each([
    ['open', 'post', 'no-store'],
    ['close', 'post', 'no-store'],
    ['account', 'account', 'no-store'],
    ['configuration', 'file', 'no-cache'],
    ['translations', 'file', 'no-cache'],
  ] as const)('%s has the deadline %s and the cache mode %s [7.7]', async (call, deadline, cache) => {
    const sent = await sentBy(call);
    expect([sent?.deadline, sent?.cache]).toEqual([deadline, cache]);
  });
});
