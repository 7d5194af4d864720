import { err, ok, type Result } from 'neverthrow';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import { apiIsOurs, configuration } from './configuration.schema.ts';
import { type Configuration, type ConfiguredSite, PLATFORM_TYPES } from './configuration.ts';
import { encryptionProblem } from './encryption-fault.ts';
import { faultAt } from './fault-at.ts';
import { bare } from './fields.schema.ts';

/**
 * Validates the configuration of a site (functional spec, configuration). Unknown and inherited keys are
 * ignored, null and empty strings count as absent, and defaults replace harmless mistakes. A missing or
 * malformed essential value is an error that names the field.
 */
export function parseConfiguration(
  json: unknown,
  { origin, brands = BRAND_TABLE }: ConfiguredSite,
): Result<Configuration, ConfigurationFault> {
  const read = configuration.safeParse(json);
  if (!read.success) {
    const issue = read.error.issues[0];
    const field = issue?.path.join('.') ?? '';
    return err(faultAt(field, field === '' ? 'must be a JSON object' : (issue?.message ?? 'is malformed')));
  }
  const file = bare(read.data) as Omit<Configuration, 'capabilities' | 'origin'>;
  const capabilities = Object.hasOwn(brands, file.brand) ? brands[file.brand] : undefined;
  if (capabilities === undefined)
    return err(faultAt('brand', `must be one of ${Object.keys(brands).join(', ')}`));
  const { tradingApiUrl: api } = file.urls;
  const urls = api?.startsWith('/') ? { ...file.urls, tradingApiUrl: origin + api } : file.urls;
  const parsed = Object.assign(file, { capabilities, origin, urls });
  const fault = missingEssential(parsed);
  return fault === null ? ok(parsed) : err(fault);
}

function missingEssential({ urls, redirectUris, ...rest }: Configuration): ConfigurationFault | null {
  if (!apiIsOurs(urls.apiEnv) && urls.tradingApiUrl === undefined) {
    return faultAt('urls.tradingApiUrl', 'is missing, and urls.apiEnv is neither "ppe" nor "live"');
  }
  const hasPlatform = PLATFORM_TYPES.some((platform) => urls.redirects[platform] !== undefined);
  if (!hasPlatform && redirectUris.length === 0) {
    return faultAt(
      'urls.redirects',
      'is empty, and so is redirectUris: there is nowhere to go after sign-in',
    );
  }
  const key = rest.encrypted ? encryptionProblem(rest.encryption) : null;
  if (key !== null) return faultAt(key.field === '' ? 'encryption' : `encryption.${key.field}`, key.problem);
  return null;
}
