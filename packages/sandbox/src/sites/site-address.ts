import type { SiteConfiguration } from '../brands/configuration.ts';

/** A brand's site under the name of this machine that a request came with. */
export interface SiteAddress {
  /** The site's origin, without a slash at the end. */
  readonly origin: string;
  /** The site's configuration, with addresses under that name. */
  readonly configuration: SiteConfiguration;
}
