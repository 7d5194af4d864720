import type { ConfigurationFault } from '../errors/domain-error.ts';
import { CONFIGURATION_FILE } from './configuration.ts';

/** Creates the error for a field of the configuration file, or for the whole file if `field` is empty. */
export const faultAt = (field: string, problem: string): ConfigurationFault => ({
  kind: 'configuration-fault',
  file: CONFIGURATION_FILE,
  ...(field === '' ? {} : { field }),
  problem,
});
