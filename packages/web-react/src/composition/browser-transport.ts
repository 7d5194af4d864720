import { makeTransport, type Transport } from '@gatehouse-login/adapters-http';
import type {} from '../early/ask-ahead.ts';
import { readCookie } from './browser-cookies.ts';

const browser = {
  fetch(...[url, init]: Parameters<typeof fetch>) {
    // From now on the document need not ask ahead, if it has not yet.
    window.takeAhead ??= () => null;
    return window.takeAhead(String(url), init?.signal) ?? fetch(url, init);
  },
  cookie: readCookie,
  cookiesEnabled: () => navigator.cookieEnabled,
  online: () => navigator.onLine,
};

/** Makes the browser's transport to an API. Without a base, it reads only the site's own files. */
export const makeBrowserTransport = (apiBase = ''): Transport =>
  makeTransport({ ...browser, apiBase, origin: window.location.origin });
