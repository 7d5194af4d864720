import type { SiteAddress } from './site-address.ts';

/** Where a login goes. A sandbox needs no guard. */
export interface Target {
  readonly address: SiteAddress;
  readonly builtIn: boolean;
}
