import {
  type BrandCapabilities,
  type Runner,
  readLocation,
  type State,
  type Step,
  stepOf,
  type Visit,
} from '@gatehouse-login/core';
import { createRouter } from '@tanstack/react-router';
import { type EntryState, hrefOf } from '../flow/address.ts';
import type { Site } from '../flow/site.ts';
import { makeBrowserHistory } from './browser-history.ts';
import { makeRouteTree } from './route-tree.ts';

declare module '@tanstack/react-router' {
  interface HistoryState extends EntryState {}
}

/**
 * Starts the router with the present address. For each address that the visitor comes to, it finds the route, loads its
 * screen and tells the flow. What is shown follows from the flow's state. Resolves with a function that loads the screen of
 * a path.
 */
export async function startRouter(runner: Runner, brand: BrandCapabilities): Promise<Site['preload']> {
  const history = makeBrowserHistory();
  const router = createRouter({
    history,
    routeTree: makeRouteTree(brand),
    parseSearch: (query) => ({ query }),
    stringifySearch: ({ query }) => (typeof query === 'string' ? query : ''),
    scrollRestoration: false,
  });
  router.subscribe('onResolved', ({ toLocation: { pathname, searchStr, state } }) => {
    const location = readLocation(brand, pathname, searchStr);
    if (location.kind === 'elsewhere') return;
    const { step, visit } = location;
    // The visitor may have gone on while the screen of this address was being loaded.
    const here = readLocation(brand, window.location.pathname, window.location.search);
    if (here.kind === 'step' && here.step !== step) return;
    const { ticket } = state;
    // The flow has opened the first address already, or has led here itself.
    if (isShown(runner.getSnapshot(), step, visit, ticket)) return;
    runner.send({ type: 'opened-at', step, visit, ...(ticket === undefined ? {} : { ticket }) });
  });
  history.subscribe(() => void router.load());
  await router.load();
  return (to) => void router.preloadRoute({ to });
}

/** Whether opening an address would change nothing. */
const isShown = (state: State, step: Step, visit: Visit, ticket: string | undefined): boolean =>
  state.at !== 'opening' &&
  stepOf(state) === step &&
  hrefOf(state.visit, step) === hrefOf(visit, step) &&
  state.reference === ticket;
