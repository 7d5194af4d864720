import { type Location, readFirstLocation, readLocation, type Step } from '../address/location.ts';
import type { BrandCapabilities } from '../brand/brand-table.ts';

/** The address that a login opens at: what it shows, and the path that the address bar shows. */
export type FirstAddress = Extract<Location, { readonly kind: 'step' }> & {
  /** The path with its query. */
  readonly path: string;
};

/** Whether a step needs an earlier one, so that its address alone leads to the login. */
const NEEDS_EARLIER = {
  login: false,
  'login-failed': false,
  reset: false,
  tfa: true,
  'force-password': true,
} as const satisfies Record<Step, boolean>;

/**
 * Follows the redirects of an address that was opened (spec 2). Unknown paths are replaced before the rule about `lang`
 * applies, so that their query survives; that rule is one of the first navigation alone, not of a reload or a way back.
 */
export function firstAddress(
  brand: BrandCapabilities,
  path: string,
  query: string,
  isFirst = true,
): FirstAddress {
  const known = settle(brand, path, query, readLocation);
  if (!isFirst) return known;
  const first = settle(brand, known.path, query, readFirstLocation);
  // Without the step before it, such a step is gone. The flow says so, even where the address was replaced.
  return NEEDS_EARLIER[known.step] ? { ...first, step: known.step } : first;
}

function settle(
  brand: BrandCapabilities,
  path: string,
  query: string,
  read: typeof readLocation,
): FirstAddress {
  const location = read(brand, path, query);
  // Each redirect leads to an address of the brand, so the second reading ends it.
  return location.kind === 'step'
    ? { ...location, path }
    : settle(brand, location.path, location.query, readLocation);
}
