import { type LoopbackName, loopbackName, type Ports } from './addresses.ts';
import { type ConfigurationChanges, makeBrandConfiguration } from './brand-configuration.ts';
import type { Brand } from './brands.ts';
import type { SiteConfiguration } from './configuration.ts';
import type { World } from './world.ts';

/** The configuration of each brand for each name of this machine. */
export type Configurations = (brand: Brand, name: LoopbackName) => SiteConfiguration;

/** Everything a brand's port works with. */
export interface SiteContext {
  readonly brand: Brand;
  readonly world: World;
  readonly ports: Ports;
  readonly configurations: Configurations;
  /** The folder of the built site. */
  readonly siteDir: string | undefined;
}

/** Makes each configuration once: nothing in it changes while the sandbox runs. */
export const makeConfigurations = (ports: Ports, changes: ConfigurationChanges): Configurations => {
  const made = new Map<string, SiteConfiguration>();
  return (brand, name) => {
    const key = `${brand} ${name}`;
    const configuration = made.get(key) ?? makeBrandConfiguration(brand, name, ports, changes);
    made.set(key, configuration);
    return configuration;
  };
};

/** The configuration for the name of this machine that a request came with. */
export const configurationFor = (site: SiteContext, host: string | undefined): SiteConfiguration =>
  site.configurations(site.brand, loopbackName(host));
