import { makeTransport, type Transport } from '@gatehouse-login/adapters-http';
import { readCookie } from './browser-cookies.ts';

const browser = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  cookie: readCookie,
  cookiesEnabled: () => navigator.cookieEnabled,
  online: () => navigator.onLine,
};

/** Makes the browser's transport to an API. Without a base, it reads only the site's own files. */
export const makeBrowserTransport = (apiBase = ''): Transport =>
  makeTransport({ ...browser, apiBase, origin: window.location.origin });
