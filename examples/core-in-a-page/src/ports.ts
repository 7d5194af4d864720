import {
  makeHttpAccountGateway,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
  makeTransport,
  makeVersionedStore,
  storageOrNull,
  type Transport,
} from '@gatehouse-login/adapters-http';
import {
  apiBaseOf,
  type Configuration,
  type Destination,
  type FormPostDestination,
  type LoginPorts,
  systemClock,
} from '@gatehouse-login/core';

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
  const transport = makePageTransport(apiBaseOf(configuration));
  return {
    sessions: makeHttpSessionGateway(transport),
    twoFactor: makeHttpTwoFactorGateway(transport),
    passwords: makeHttpPasswordGateway(transport),
    accounts: makeHttpAccountGateway(transport),
    store: makeVersionedStore(
      storageOrNull(() => localStorage),
      { version: 1, now: () => Date.now() },
    ),
    clock: systemClock,
    theme: () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
    // Your statistics, if you have any.
    tracker: { record: () => {} },
    navigator: { leave },
  };
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Sends the visitor away. A brand with single sign-on takes the session as a form. */
function leave(destination: Destination): void {
  if (destination.kind === 'navigate') location.replace(destination.url);
  else postForm(destination);
}

function postForm(destination: FormPostDestination): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = destination.url;
  for (const [name, value] of Object.entries(destination.fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
