import { loopbackName, type Ports } from '../brands/addresses.ts';
import type { Brand } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';
import type { Configurations } from '../world/configurations.ts';
import type { World } from '../world/world.ts';

/** Everything a brand's port works with. */
export interface SiteContext {
  readonly brand: Brand;
  readonly world: World;
  readonly ports: Ports;
  readonly configurations: Configurations;
  /** The origins whose pages may call this sandbox. */
  readonly allowed: ReadonlySet<string>;
  /** The folder of the built site. */
  readonly siteDir: string | undefined;
  /** The origin of a development server, which then serves the site. */
  readonly devServer: string | undefined;
}

/** The configuration for the name of this machine that a request came with. */
export const configurationFor = (site: SiteContext, host: string | undefined): SiteConfiguration =>
  site.configurations(site.brand, loopbackName(host));
