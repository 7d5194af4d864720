import type { HttpBindings } from '@hono/node-server';
import { loopbackName, type Ports } from './addresses.ts';
import { makeBrandConfiguration } from './brand-configuration.ts';
import type { Brand } from './brands.ts';
import type { SiteConfiguration } from './configuration.ts';
import type { World } from './world.ts';

/** What hono needs to know of the server below it. */
export interface ServerEnv {
  Bindings: HttpBindings;
}

/** Everything a brand's port works with. */
export interface SiteContext {
  readonly brand: Brand;
  readonly world: World;
  readonly ports: Ports;
  /** The folder of the built site. */
  readonly siteDir: string | undefined;
}

/** The configuration for the name of this machine that a request came with. */
export const configurationFor = (site: SiteContext, host: string | undefined): SiteConfiguration =>
  makeBrandConfiguration(site.brand, loopbackName(host), site.ports);
