import { pathOf, readLocation, regionRoot, type Step, stepOf, type Visit } from '@gatehouse-login/core';
import type { Site } from './site.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The key of the attempt that led to a step. */
    readonly ticket?: string;
  }
}

/** The address of a step: the login stands at the region's root, the query goes along. */
export const hrefOf = ({ region, query }: Visit, step: Step): string =>
  `${step === 'login' ? regionRoot(region) : pathOf(region, step)}${query}`;

/**
 * Keeps the address bar a projection of the flow: a state whose step is not the shown one gets its own address. The
 * way back to the login leaves no entry behind, so that the browser's back button does not lead into a refusal.
 */
export function projectAddress({
  runner,
  history,
  brand,
}: Pick<Site, 'runner' | 'history' | 'brand'>): () => void {
  return runner.subscribe(() => {
    const state = runner.getSnapshot();
    const step = stepOf(state);
    if (state.at === 'opening' || step === null) return;
    const shown = readLocation(brand, history.location.pathname, history.location.search);
    if (shown.kind === 'step' && shown.step === step) return;
    const href = hrefOf(state.visit, step);
    // History is written to disk: it gets a key to what is held in memory, and nothing of that itself.
    const ticket = state.reference === undefined ? {} : { ticket: state.reference };
    if (step === 'login') history.replace(href);
    else history.push(href, ticket);
  });
}
