import {
  type BrandCapabilities,
  type HistoryEntry,
  historyChange,
  pathOf,
  type Runner,
  readLocation,
  regionRoot,
  type Step,
  type Visit,
} from '@gatehouse-login/core';

/** The state of an entry in the browser's history. */
export type EntryState = Pick<HistoryEntry, 'ticket'>;

/** Returns the address of a step, with the visit's query. The address of the login is the region's root. */
export const hrefOf = ({ region, query }: Visit, step: Step): string =>
  `${step === 'login' ? regionRoot(region) : pathOf(region, step)}${query}`;

/**
 * Keeps the address bar in step with the flow. Every entry gets a state, because that is how `settleFirstAddress` knows
 * that the page has been there.
 */
export function projectAddress(runner: Runner, brand: BrandCapabilities): void {
  const { history, location } = window;
  runner.subscribe(({ to }) => {
    const shown = readLocation(brand, location.pathname, location.search);
    const current = shown.kind === 'step' ? { ...shown, ...history.state } : null;
    const change = historyChange(current, to);
    if (change === null) return;
    const { step, visit, ticket } = change.entry;
    const path = step === current?.step ? `${location.pathname}${visit.query}` : hrefOf(visit, step);
    if (path === `${location.pathname}${location.search}`) return;
    history[`${change.kind}State`](ticket === undefined ? {} : { ticket }, '', path);
  });
}
