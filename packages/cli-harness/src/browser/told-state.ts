import {
  type Contact,
  ERROR_TABLE,
  type ErrorKind,
  englishText,
  isLanguage,
  type MessageKey,
  type Screen,
  type State,
  type StateName,
  screenOf,
} from '@gatehouse-login/core';
import type { Shown } from '../driver/login-driver.ts';
import type { Ending } from '../report/ending.ts';
import { ERROR_ENDINGS } from '../report/error-ending.ts';
import { ours } from '../report/sentence.ts';

/** A state of the flow, as the page tells it on its root element (`tell-state.ts` of the page). */
export interface ToldState {
  /** In epoch milliseconds. */
  readonly at: number;
  readonly state: string;
  readonly fault?: string;
  readonly cause?: string;
  readonly message?: string;
  readonly seconds?: string;
  readonly contact?: string;
  readonly reference?: string;
  readonly stalled?: string;
}

/** What can be read of a page. */
export interface PageReading {
  /** The states since the last reading, oldest first. */
  readonly told: readonly ToldState[];
  /** The screen that is rendered; null while there is none. */
  readonly screen: string | null;
  readonly lang: string;
}

/**
 * A script for each new document: it keeps every state that the page tells, because a state can be over before anybody
 * looks. A text, because it runs in the browser, whose types this package does not have.
 */
export const KEEP_STATES = `(() => {
  window.gatehouseStates = [];
  const keep = () => window.gatehouseStates.push({ at: Date.now(), ...document.documentElement.dataset });
  new MutationObserver(keep).observe(document, { subtree: true, attributeFilter: ['data-state'] });
})()`;

/** A script that returns a \`PageReading\`. */
export const READ_PAGE = `({
  told: (window.gatehouseStates ?? []).splice(0),
  screen: document.querySelector('main[data-screen]')?.dataset.screen ?? null,
  lang: document.documentElement.lang,
})`;

/** What the page shows in a state. The contacts are those that the platform has named. */
export function shownIn(told: ToldState, lang: string, contacts: readonly Contact[]): Shown {
  const at = told.state as StateName;
  const [language = ''] = lang.split('-');
  const key = told.message as MessageKey | undefined;
  const values = told.seconds === undefined ? undefined : { seconds: Number(told.seconds) };
  const asks = screenAt(at) === 'two-factor';
  return {
    at,
    stalled: told.stalled !== undefined,
    fault: isFault(told.fault) ? told.fault : null,
    message: key === undefined ? null : englishText(values === undefined ? { key } : { key, values }),
    language: isLanguage(language) ? language : null,
    contacts: asks ? contacts : [],
    contactId: asks ? (told.contact ?? null) : null,
  };
}

const isFault = (kind: string | undefined): kind is ErrorKind =>
  kind !== undefined && Object.hasOwn(ERROR_TABLE, kind);

/** The screen that shows a state; null while the flow works behind any of them. */
export const screenAt = (at: StateName): Screen | null =>
  at === 'loading-account' || at === 'choosing-destination' ? null : screenOf({ at } as State);

/** How a run ends with the fault that the page tells. */
export function endingIn({ fault, message }: Shown, { cause }: Pick<ToldState, 'cause'>): Ending | null {
  if (fault === null) return null;
  // What kept a code from being sent, or a password from being changed, says more about the environment.
  const { outcome, next } = ERROR_ENDINGS[isFault(cause) ? cause : fault];
  const { retryable } = ERROR_TABLE[fault];
  const problem = { kind: fault, retryable, message: ours(message ?? fault), next: ours(next) };
  return { outcome, problem };
}
