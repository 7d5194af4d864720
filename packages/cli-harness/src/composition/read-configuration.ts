import { type ConfigurationFault, parseConfiguration, unknownKeys } from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { LoadedConfiguration } from '../driver/site.ts';

type Read = Result<LoadedConfiguration, ConfigurationFault>;

// A run goes to one site of each brand. A process that makes one sandbox after another may go to thousands.
const MOST_ORIGINS = 32;

/**
 * Makes a function that reads configurations. Every login fetches the site's configuration, but it is validated again
 * only if it has changed since the last login at the same origin.
 */
export function makeConfigurationReader(): (json: unknown, origin: string) => Read {
  const last = new Map<string, { readonly text: string; readonly read: Read }>();
  return (json, origin) => {
    const text = String(JSON.stringify(json));
    const known = last.get(origin);
    if (known?.text === text) return known.read;
    const read = parseConfiguration(json, { origin }).map((configuration) => ({
      configuration,
      unknownKeys: unknownKeys(json),
    }));
    if (last.size >= MOST_ORIGINS) last.clear();
    last.set(origin, { text, read });
    return read;
  };
}
