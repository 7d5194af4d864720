import type { SiteConfiguration } from '../brands/configuration.ts';

/** A brand's site under the name of this machine that a request came with. */
export interface SiteAddress {
  readonly origin: string;
  readonly configuration: SiteConfiguration;
}
