import type { LoopbackName, Ports } from '../brands/addresses.ts';
import { type ConfigurationChanges, makeBrandConfiguration } from '../brands/brand-configuration.ts';
import type { Brand } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';
import { encryptions } from '../brands/encryptions.ts';
import type { Settings } from './settings.ts';

/** The configuration of each brand for each name of this machine. */
export type Configurations = (brand: Brand, name: LoopbackName) => SiteConfiguration;

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
