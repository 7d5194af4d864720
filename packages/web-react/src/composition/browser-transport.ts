import { makeTransport, type Transport } from '@gatehouse-login/adapters-http';
import { CONFIGURATION_FILE } from '@gatehouse-login/core';
import type {} from '../early/early-life.ts';
import { readCookie } from './browser-cookies.ts';

/** Returns the answer that a stamped document asked for itself, if this is the request for it. */
const early = (address: RequestInfo | URL): Promise<Response> | null | undefined =>
  address === new URL(CONFIGURATION_FILE, `${window.location.origin}/`).href
    ? window.earlyLife?.takeConfiguration()
    : null;

const browser = {
  fetch: (...request: Parameters<typeof fetch>) => early(request[0]) ?? fetch(...request),
  cookie: readCookie,
  cookiesEnabled: () => navigator.cookieEnabled,
  online: () => navigator.onLine,
};

/** Makes the browser's transport to an API. Without a base, it reads only the site's own files. */
export const makeBrowserTransport = (apiBase = ''): Transport =>
  makeTransport({ ...browser, apiBase, origin: window.location.origin });
