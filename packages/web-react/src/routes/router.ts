import { type BrandCapabilities, type Runner, readLocation } from '@gatehouse-login/core';
import { createRouter } from '@tanstack/react-router';
import type { EntryState } from '../flow/address.ts';
import { makeBrowserHistory } from './browser-history.ts';
import { makeRouteTree } from './route-tree.ts';

declare module '@tanstack/react-router' {
  interface HistoryState extends EntryState {}
}

/** The router, as far as the page needs it. */
export interface SiteRouter {
  /** Loads the screen of a path. */
  preload(path: string): void;
}

/**
 * Starts the router: each address that the visitor comes to, the present one included, is matched to a route, its
 * screen is loaded, and the flow is told. What is shown follows from the flow's state.
 */
export async function startRouter(runner: Runner, brand: BrandCapabilities): Promise<SiteRouter> {
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
    const { ticket } = state;
    runner.send({ type: 'opened-at', step, visit, ...(ticket === undefined ? {} : { ticket }) });
  });
  history.subscribe(() => void router.load());
  await router.load();
  return { preload: (to) => void router.preloadRoute({ to }) };
}
