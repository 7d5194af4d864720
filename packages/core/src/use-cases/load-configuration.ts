import type { ResultAsync } from 'neverthrow';
import { BRAND_TABLE, type BrandTable } from '../brand/brand-table.ts';
import type { Cancellation } from '../cancellation/cancellation.ts';
import { parseConfiguration } from '../configuration/configuration.schema.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';

/** Why a configuration could not be loaded. A configuration fault names the file and, if known, the field. */
export type LoadConfigurationError = ConfigurationFault | ServiceError | Cancelled;

/** Reads and checks a site's configuration. `brands` are the brands that it may name. */
export const loadConfiguration = (
  source: ConfigurationSource,
  cancellation: Cancellation,
  brands: BrandTable = BRAND_TABLE,
): ResultAsync<Configuration, LoadConfigurationError> =>
  source.read(cancellation).andThen((json) => parseConfiguration(json, brands));
