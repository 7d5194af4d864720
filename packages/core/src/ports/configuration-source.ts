import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';

/** Reads the configuration of a brand. */
export interface ConfigurationSource {
  /**
   * Returns the JSON of the file, unvalidated and never from a cache. A missing file or one without JSON
   * is a configuration fault.
   */
  read(cancellation: Cancellation): ResultAsync<unknown, ConfigurationFault | ServiceError | Cancelled>;
}
