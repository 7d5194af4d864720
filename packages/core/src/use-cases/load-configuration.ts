import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Configuration, ConfiguredSite } from '../configuration/configuration.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';

/** Why a configuration could not be loaded. A configuration fault names the file and, if known, the field. */
export type LoadConfigurationError = ConfigurationFault | ServiceError | Cancelled;

/** Reads and validates the configuration of a site. */
export const loadConfiguration = (
  source: ConfigurationSource,
  site: ConfiguredSite,
  cancellation: Cancellation,
): ResultAsync<Configuration, LoadConfigurationError> =>
  source.read(cancellation).andThen((json) => parseConfiguration(json, site));
