import { BRAND_TABLE, type Brand, type Screen, type StatesOf } from '@gatehouse-login/core';
import { DOCUMENTS, type DocumentEntry } from './entries/documents.ts';
import { FORCE_PASSWORD_ENTRIES } from './entries/force-password.ts';
import { LOGIN_ENTRIES } from './entries/login.ts';
import {
  CONFIGURATION_FAULT_ENTRIES,
  LEAVING_ENTRIES,
  LOGIN_FAILED_ENTRIES,
  RESET_ENTRIES,
} from './entries/other-screens.ts';
import { PAGES } from './entries/pages.tsx';
import { PRICES_ENTRIES, type PricesEntry } from './entries/prices.ts';
import { TWO_FACTOR_ENTRIES } from './entries/two-factor.ts';
import type { Entries, Entry } from './entry.ts';

/** The entries of every state of the flow, by its screen. A state without an entry does not compile. */
const STATES: {
  readonly [Shows in Screen]: { readonly [Name in StatesOf<Shows>['at']]: Entries };
} = {
  login: LOGIN_ENTRIES,
  'login-failed': LOGIN_FAILED_ENTRIES,
  reset: RESET_ENTRIES,
  'two-factor': TWO_FACTOR_ENTRIES,
  'force-password': FORCE_PASSWORD_ENTRIES,
  leaving: LEAVING_ENTRIES,
  'configuration-fault': CONFIGURATION_FAULT_ENTRIES,
};

/** One picture of the gallery. */
export interface Exhibit {
  /** Its address: `two-factor.code-refused.account-suspended` is a screen, a state and a variant. */
  readonly id: string;
  /** The screen, `page` for what is outside the flow, or `prices` for the page of prices, which has no flow. */
  readonly screen: Screen | 'page' | 'prices';
  /** The state, or the name of the page. */
  readonly at: string;
  readonly title: string;
  /** Absent for what is outside the flow. */
  readonly entry?: Entry;
  /** Present for the page of prices alone. */
  readonly prices?: PricesEntry;
  /** Present for the pages that need no application. */
  readonly document?: DocumentEntry;
}

const ofFlow = Object.entries(STATES).flatMap(([screen, states]) =>
  Object.entries(states).flatMap(([at, entries]) =>
    entries.map((entry: Entry): Exhibit => {
      const id = [screen, at, entry.variant].filter((part) => part !== undefined).join('.');
      return { id, screen: screen as Screen, at, title: entry.title, entry };
    }),
  ),
);

const MISSING_SCRIPT: Exhibit = {
  id: 'page.missing-script',
  screen: 'page',
  at: 'missing-script',
  title: 'Script that did not arrive',
  entry: { title: 'Script that did not arrive' },
};

/** Everything that the gallery shows, in its order. */
export const EXHIBITS: readonly Exhibit[] = [
  ...ofFlow,
  ...Object.entries(PRICES_ENTRIES).map(
    ([name, prices]): Exhibit => ({
      id: `prices.${name}`,
      screen: 'prices',
      at: name,
      title: prices.title,
      prices,
    }),
  ),
  MISSING_SCRIPT,
  ...Object.entries(DOCUMENTS).map(
    ([name, document]): Exhibit => ({
      id: `page.${name}`,
      screen: 'page',
      at: name,
      title: document.title,
      document,
    }),
  ),
  ...Object.entries(PAGES).map(
    ([name, { title }]): Exhibit => ({ id: `page.${name}`, screen: 'page', at: name, title }),
  ),
];

/** Finds what an address names: an id, or the name of a state alone. */
export const exhibitOf = (state: string): Exhibit | undefined =>
  EXHIBITS.find(({ id }) => id === state) ?? EXHIBITS.find(({ at }) => at === state);

/** Returns everything that a brand can come to. */
export const exhibitsOf = (brand: Brand): readonly Exhibit[] =>
  EXHIBITS.filter(({ entry }) => entry?.on === undefined || entry.on(BRAND_TABLE[brand]));
