import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import { parseConfiguration } from '../configuration/configuration.schema.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';

/** What reading a configuration can end in: a fault names the file, and the field where it can. */
export type LoadConfigurationError = ConfigurationFault | ServiceError | Cancelled;

/** Reads and checks a site's configuration. */
export type LoadConfiguration = (
  cancellation: Cancellation,
) => ResultAsync<Configuration, LoadConfigurationError>;

/** Makes the loading over a source. */
export const makeLoadConfiguration =
  (source: ConfigurationSource): LoadConfiguration =>
  (cancellation) =>
    source.read(cancellation).andThen(parseConfiguration);
