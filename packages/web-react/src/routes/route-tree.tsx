import { type BrandCapabilities, pathOf, readLocation, regionRoot, STEPS } from '@gatehouse-login/core';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { LastResort } from '../flow/LastResort.tsx';
import { SitePage } from '../flow/SitePage.tsx';

/** Called when an address is entered, or stays with another query. */
export interface Arrivals {
  enter(path: string, query: string): void;
  stay(path: string, query: string): void;
}

interface Match {
  readonly pathname: string;
  readonly search: { readonly query?: string };
}

/**
 * The routes of a brand (spec 2): under each of its regions the login, twice, and the other steps; everything else
 * goes where the core says. What is shown is the flow's matter, so the routes have no components of their own.
 */
export function makeRouteTree(brand: BrandCapabilities, arrivals: Arrivals) {
  const root = createRootRoute({ component: SitePage, errorComponent: LastResort });
  const regions = brand.regions.length > 0 ? brand.regions : [null];
  const paths = regions.flatMap((region) => [
    regionRoot(region),
    ...STEPS.map((step) => pathOf(region, step)),
  ]);
  const steps = paths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      onEnter: ({ pathname, search }: Match) => arrivals.enter(pathname, search.query ?? ''),
      onStay: ({ pathname, search }: Match) => arrivals.stay(pathname, search.query ?? ''),
    }),
  );
  const elsewhere = ['$', ...(paths.includes('/') ? [] : ['/'])].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ location: { pathname, searchStr } }) => {
        const location = readLocation(brand, pathname, searchStr);
        if (location.kind === 'step') return;
        redirect({ href: `${location.path}${location.query}`, replace: true, throw: true });
      },
    }),
  );
  return root.addChildren([...steps, ...elsewhere]);
}
