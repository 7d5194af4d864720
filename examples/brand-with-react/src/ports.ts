import {
  makeHttpAccountGateway,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeTransport,
  makeVersionedStore,
  storageOrNull,
  type Transport,
} from '@gatehouse-login/adapters-http';
import { apiBaseOf, type Configuration, type LoginPorts, systemClock } from '@gatehouse-login/core';
import { makeAuthenticator, withAuthenticator } from './authenticator.ts';

/** Makes a transport to an API. Without a base, it reads only the site's own files. */
export const makePageTransport = (apiBase = ''): Transport =>
  makeTransport({
    apiBase,
    origin: location.origin,
    // A browser's `fetch` refuses to be called as a method of another object.
    fetch: (...request) => fetch(...request),
    cookie: readCookie,
    cookiesEnabled: () => navigator.cookieEnabled,
    online: () => navigator.onLine,
  });

/** Makes everything outside the core that the login of this page needs. */
export function makePorts(configuration: Configuration): LoginPorts {
  const platform = makePageTransport(apiBaseOf(configuration));
  const identity = makePageTransport(`${location.origin}/identity`);
  return {
    sessions: withAuthenticator(makeHttpSessionGateway(platform)),
    twoFactor: makeAuthenticator(identity),
    passwords: makeHttpPasswordGateway(platform),
    accounts: makeHttpAccountGateway(platform),
    store: makeVersionedStore(
      storageOrNull(() => localStorage),
      { version: 1, now: () => Date.now() },
    ),
    clock: systemClock,
    theme: () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
    // Your statistics, if you have any.
    tracker: { record: () => {} },
    // Larkfield has no single sign-on, whose destinations are forms to post.
    navigator: { leave: ({ url }) => location.replace(url) },
  };
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}
