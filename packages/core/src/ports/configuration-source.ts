import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';

/** Why a configuration could not be loaded. A configuration fault names the file and, if known, the field. */
export type LoadConfigurationError = ConfigurationFault | ServiceError | Cancelled;

/** Reads the configuration of a brand. */
export interface ConfigurationSource {
  /**
   * Returns the JSON of the file, for `parseConfiguration`, and never from a cache. A missing file or one
   * without JSON is a configuration fault.
   */
  read(cancellation: Cancellation): ResultAsync<unknown, LoadConfigurationError>;
}
