import { type Configuration, parseQuery, readLocation } from '@gatehouse-login/core';
import { Result } from 'neverthrow';
import type { CDPSession, Page } from 'playwright-core';
import type { Departure } from '../driver/login-driver.ts';
import type { UiOptions } from '../driver/ui.ts';

/** Where a page has left to. */
export interface Departures {
  readonly last: () => Departure | null;
  readonly clear: () => void;
}

/**
 * Stops every navigation of a page to somewhere else than its site, and notes where it was to lead. The answer 204 makes a
 * browser stay where it is.
 */
export async function watchDepartures(
  page: Page,
  { configuration, onSecret }: Pick<UiOptions, 'configuration' | 'onSecret'>,
): Promise<Departures> {
  let last: Departure | null = null;
  const note = (departure: Departure): void => {
    for (const name of secretParameters(configuration)) {
      const value = departure.parameters[name];
      if (value) onSecret(value);
    }
    last = departure;
  };
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ frameId, url }) => {
    // Addresses of applications lead to no request.
    if (frameId === frameTree.frame.id && !/^(?:https?|about|blob|data):/.test(url)) {
      note({ kind: 'navigate', url, parameters: parametersOf(url, '', configuration) });
    }
  });
  session.on('Fetch.requestPaused', ({ requestId, frameId, request }) => {
    const isOurs = frameId !== frameTree.frame.id || isOfSite(request.url, configuration);
    if (isOurs) return void quietly(session.send('Fetch.continueRequest', { requestId }));
    const posted = request.method === 'POST' ? (request.postData ?? '') : '';
    const kind = request.method === 'POST' ? 'form-post' : 'navigate';
    const url = `${request.url}${request.urlFragment ?? ''}`;
    const fields = kind === 'form-post' ? { fields: Object.fromEntries(new URLSearchParams(posted)) } : {};
    note({ kind, url, ...fields, parameters: parametersOf(url, posted, configuration) });
    return void quietly(session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] });
  return {
    last: () => last,
    clear: () => {
      last = null;
    },
  };
}

/** The parameters that hold the session in another form: encrypted, or within an address. */
const secretParameters = ({ encrypted, encryptedParam }: Configuration): readonly string[] => [
  'RedirectUri',
  ...(encrypted && encryptedParam !== undefined ? [encryptedParam] : []),
];

/** A page that is closed meanwhile needs no answer any more. */
const quietly = (sent: ReturnType<CDPSession['send']>): Promise<unknown> => sent.catch(() => undefined);

const isOfSite = (url: string, { origin, capabilities }: Configuration): boolean => {
  const asked = new URL(url);
  return asked.origin === origin && readLocation(capabilities, asked.pathname, '').kind === 'step';
};

/** The values of an address and its form, by name. */
export function parametersOf(
  url: string,
  posted: string,
  { urls }: Configuration,
): Readonly<Record<string, string>> {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const [, inFragment = ''] = /^[^?]*(\?.*)$/s.exec(fragment) ?? [];
  const form = posted === '' ? [] : [...new URLSearchParams(posted)];
  return Object.fromEntries([
    ...placeholdersIn(path, [...Object.values(urls.redirects), urls.myAccountUrl]),
    ...parseQuery(query),
    ...parseQuery(inFragment),
    ...form,
  ]);
}

/** The values of a path, under the names of the template's placeholders. */
function placeholdersIn(
  path: string,
  templates: readonly (string | undefined)[],
): readonly (readonly [string, string])[] {
  for (const template of templates) {
    const [base = ''] = (template ?? '').split(/[?#]/);
    const names = [...base.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    const parts = base.split(/\{\{?\w+\}?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const found = new RegExp(`^${parts.join('([^/]*)')}$`).exec(path);
    if (found !== null) return names.map((name, at) => [`{${name}}`, decode(found[at + 1] ?? '')]);
  }
  return [];
}

const PLACEHOLDER = /\{\{?(\w+)\}?\}/g;

const decodeStrictly = Result.fromThrowable(decodeURIComponent);
const decode = (text: string): string => decodeStrictly(text).unwrapOr(text);
