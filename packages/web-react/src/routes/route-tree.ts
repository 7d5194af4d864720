import {
  type BrandCapabilities,
  pathOf,
  readLocation,
  regionRoot,
  type Screen,
  STEPS,
  type Step,
} from '@gatehouse-login/core';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { VIEWS } from '../screens/views.ts';

const screenFor = (step: Step): Screen => (step === 'tfa' ? 'two-factor' : step);

// The search of every route is the raw query. It may hold a partner's `state`, of which no byte may change.
const validateSearch = ({ query }: Record<string, unknown>) => ({
  query: typeof query === 'string' ? query : '',
});

/**
 * Makes the routes of a brand (spec 2): under each of its regions, the login by two names and the other steps. A route
 * loads its screen. Any other path is redirected to where core says.
 */
export function makeRouteTree(brand: BrandCapabilities) {
  const root = createRootRoute({ validateSearch });
  const getParentRoute = () => root;
  const regions = brand.regions.length > 0 ? brand.regions : [null];
  const steps = regions.flatMap((region) => [
    { path: regionRoot(region), step: 'login' as const },
    ...STEPS.map((step) => ({ path: pathOf(region, step), step })),
  ]);
  const routes = steps.map(({ path, step }) =>
    createRoute({ getParentRoute, path, loader: VIEWS[screenFor(step)].preload }),
  );
  const elsewhere = ['$', ...(steps.some(({ path }) => path === '/') ? [] : ['/'])].map((path) =>
    createRoute({
      getParentRoute,
      path,
      beforeLoad: ({ location: { pathname }, search: { query } }) => {
        const location = readLocation(brand, pathname, query);
        if (location.kind === 'step') return;
        redirect({ href: `${location.path}${location.query}`, replace: true, throw: true });
      },
    }),
  );
  return root.addChildren([...routes, ...elsewhere]);
}
