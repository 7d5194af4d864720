import { readLocation } from '@gatehouse-login/core';
import { createRouter } from '@tanstack/react-router';
import type { Site } from '../flow/site.ts';
import { type Arrivals, makeRouteTree } from './route-tree.tsx';

/**
 * The router of a site. A query is kept as the text that it is: it may hold a partner's `state`, of which no byte
 * must change.
 */
export function makeRouter(site: Site) {
  const { brand, history, runner, spinner } = site;
  const open: Arrivals['stay'] = (path, query) => {
    const location = readLocation(brand, path, query);
    const { ticket } = history.location.state;
    if (location.kind !== 'step') return;
    runner.send({ type: 'opened-at', ...location, ...(ticket === undefined ? {} : { ticket }) });
  };
  const arrivals: Arrivals = {
    enter(path, query) {
      // Every route hides the spinner on entry (spec 2).
      spinner.hide();
      open(path, query);
    },
    stay: open,
  };
  return createRouter({
    history,
    routeTree: makeRouteTree(brand, arrivals),
    parseSearch: (query) => ({ query }),
    stringifySearch: ({ query }) => (typeof query === 'string' ? query : ''),
    scrollRestoration: false,
  });
}
