import type { ConfigurationFault } from '../errors/domain-error.ts';
import { CONFIGURATION_FILE } from './configuration.ts';

/** The fault of a field of the configuration file; an empty name stands for the whole file. */
export const faultAt = (field: string, problem: string): ConfigurationFault => ({
  kind: 'configuration-fault',
  file: CONFIGURATION_FILE,
  ...(field === '' ? {} : { field }),
  problem,
});
