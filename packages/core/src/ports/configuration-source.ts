import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';

/** Where a brand's configuration is read from. */
export interface ConfigurationSource {
  /** The file's JSON, unchecked, never from a cache. A file that is missing or no JSON is a configuration fault. */
  read(cancellation: Cancellation): ResultAsync<unknown, ConfigurationFault | ServiceError | Cancelled>;
}
