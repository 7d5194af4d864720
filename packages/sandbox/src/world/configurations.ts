import type { LoopbackName, Ports } from '../brands/addresses.ts';
import { type ConfigurationChanges, makeBrandConfiguration } from '../brands/brand-configuration.ts';
import type { Brand } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';
import { ENCRYPTIONS } from '../brands/encryptions.ts';
import type { Settings } from './settings.ts';

/** The current configuration of a brand, for a name of this machine. */
export type Configurations = (brand: Brand, name: LoopbackName) => SiteConfiguration;

/** Makes the configurations of a sandbox. They follow its settings while it runs. */
export function makeConfigurations(
  ports: Ports,
  changes: ConfigurationChanges,
  settings: () => Settings,
): Configurations {
  const made = new Map<string, SiteConfiguration>();
  return (brand, name) => {
    const key = `${brand} ${name}`;
    const own = made.get(key) ?? makeBrandConfiguration(brand, name, ports, changes);
    made.set(key, own);
    const { sso, cipher } = settings();
    const encryption = ENCRYPTIONS[cipher[brand]];
    return {
      ...own,
      useSso: own.useSso || sso[brand],
      ...(encryption === undefined ? {} : { encrypted: true, encryption }),
    };
  };
}
