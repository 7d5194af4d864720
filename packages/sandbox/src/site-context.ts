import { type LoopbackName, loopbackName, type Ports } from './addresses.ts';
import { type ConfigurationChanges, makeBrandConfiguration } from './brand-configuration.ts';
import type { Brand } from './brands.ts';
import type { SiteConfiguration } from './configuration.ts';
import { encryptions } from './encryptions.ts';
import type { Settings } from './state/settings.ts';
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
  /** The origin of a development server, which then serves the site. */
  readonly devServer: string | undefined;
}

/** Makes each configuration once; the switches of `settings` apply to it while the sandbox runs. */
export const makeConfigurations = (
  ports: Ports,
  changes: ConfigurationChanges,
  settings: () => Settings,
): Configurations => {
  const made = new Map<string, SiteConfiguration>();
  return (brand, name) => {
    const key = `${brand} ${name}`;
    const own = made.get(key) ?? makeBrandConfiguration(brand, name, ports, changes);
    made.set(key, own);
    const { sso, cipher } = settings();
    const encryption = encryptions[cipher[brand]];
    return {
      ...own,
      useSso: own.useSso || sso[brand],
      ...(encryption === undefined ? {} : { encrypted: true, encryption }),
    };
  };
};

/** The configuration for the name of this machine that a request came with. */
export const configurationFor = (site: SiteContext, host: string | undefined): SiteConfiguration =>
  site.configurations(site.brand, loopbackName(host));
