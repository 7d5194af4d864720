import {
  type BrandCapabilities,
  pathOf,
  type Runner,
  readLocation,
  regionRoot,
  type Step,
  stepOf,
  type Visit,
} from '@gatehouse-login/core';

/** The state of an entry in the browser's history. Browsers write it to disk, so it holds nothing but a key. */
export interface EntryState {
  /** The reference of the attempt that led to the step. What the step needs stays in memory. */
  readonly ticket?: string;
}

/** Returns the address of a step, with the visit's query. The address of the login is the region's root. */
export const hrefOf = ({ region, query }: Visit, step: Step): string =>
  `${step === 'login' ? regionRoot(region) : pathOf(region, step)}${query}`;

/**
 * Keeps the address bar in step with the flow. Going back to the login replaces the entry, so that the browser's back
 * button does not lead into a refusal. Every entry gets a state, because that is how `settleFirstAddress` knows that the
 * page has been there.
 */
export function projectAddress(runner: Runner, brand: BrandCapabilities): void {
  const { history, location } = window;
  runner.subscribe(({ to }) => {
    const step = stepOf(to);
    if (to.at === 'opening' || step === null) return;
    const { visit, reference } = to;
    const shown = readLocation(brand, location.pathname, location.search);
    if (shown.kind === 'step' && shown.step === step) {
      if (location.search === visit.query) return;
      history.replaceState(history.state ?? {}, '', `${location.pathname}${visit.query}`);
    } else if (step === 'login') {
      history.replaceState({}, '', hrefOf(visit, step));
    } else {
      const entry: EntryState = reference === undefined ? {} : { ticket: reference };
      history.pushState(entry, '', hrefOf(visit, step));
    }
  });
}
