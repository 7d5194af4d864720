import { makeTransport, type Transport } from '@gatehouse-login/adapters-http';
import { readCookie } from './browser-cookies.ts';

const browser = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  cookie: readCookie,
  cookiesEnabled: () => navigator.cookieEnabled,
  online: () => navigator.onLine,
};

/** The browser's transport to an API; with an empty base it reads the site's own files alone. */
export const makeBrowserTransport = (apiBase = ''): Transport =>
  makeTransport({ ...browser, apiBase, origin: window.location.origin });
