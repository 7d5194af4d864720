import type * as Http from '@gatehouse-login/adapters-http';
import type * as HttpInNode from '@gatehouse-login/adapters-http/node';
import type * as Core from '@gatehouse-login/core';
import type * as Testing from '@gatehouse-login/core/testing';
import type { Calls } from './table.ts';

type Own = typeof Http & typeof HttpInNode;
type All = typeof Core & typeof Testing & Own;

const SESSION = { username: 'u', session: 's' };

/** A transport whose server answers everything with the same file. */
const transportOf = ({ makeTransport }: Pick<All, 'makeTransport'>, body: string) =>
  makeTransport({
    apiBase: 'https://api.example/',
    origin: 'https://login.example',
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    cookie: () => 'token',
  });

/** One call of each function of adapters-http. */
export const ADAPTERS: Calls<Own, All> = {
  makeHttpAccountGateway: (own, all) => own(transportOf(all, '{}')).load(SESSION, all.NEVER_CANCELLED),
  makeHttpConfigurationSource: (own, all) =>
    own(transportOf(all, '{"brand":"kq"}')).read(all.NEVER_CANCELLED),
  makeHttpMarketSearch: (own, all) => own(transportOf(all, '{}')).find(SESSION, 'gold', all.NEVER_CANCELLED),
  makeHttpPasswordGateway: (own, all) =>
    own(transportOf(all, '{}')).change(
      { username: 'u', oldPassword: 'a', newPassword: 'b', session: SESSION },
      all.NEVER_CANCELLED,
    ),
  makeHttpSessionGateway: (own, all) => own(transportOf(all, '{}')).close(SESSION),
  makeHttpTranslationSource: (own, all) => own(transportOf(all, '{"a":"b"}')).read('en', all.NEVER_CANCELLED),
  makeHttpTwoFactorGateway: (own, all) =>
    own(transportOf(all, '{}')).verifyCode({ twoFaToken: 't', code: '123456' }, all.NEVER_CANCELLED),
  makeMemoryStore: async (own) => {
    const store = own();
    await store.write('key', 'kept', 1000);
    return store.read('key');
  },
  makeTransport: (own, all) =>
    transportOf({ makeTransport: own }, '{"a":1}').request(
      { method: 'GET', path: 'file', deadline: 'file' },
      all.NEVER_CANCELLED,
    ),
  makeVersionedStore: (own) => own(null, { version: 1, now: () => 0 }).read('missing'),
  toServiceError: (own) => own({ kind: 'unreadable', reason: 'empty' }, 'answer'),
  storageOrNull: (own) => own(() => undefined),
  makeCookieFetch: (own) => Object.keys(own(fetch, 'https://login.example')).toSorted(),
  recordSessions: (own, { fakePorts }) => own(fakePorts()).opened(),
};
