import { PLATFORM_TYPES, type PlatformType, type SiteConfiguration } from '../brands/configuration.ts';

/** The thirteen values of the platform address (spec 7). */
export const VALUE_NAMES = [
  'sessionId',
  'userName',
  'userType',
  'cultureCode',
  'AuthenticationUri',
  'theme',
  'title',
  'cultureId',
  'showMenu',
  'page',
  'time',
  'language',
  'accountOperator',
] as const;

export type ValueName = (typeof VALUE_NAMES)[number];

export const isPlatformType = (text: string): text is PlatformType =>
  PLATFORM_TYPES.some((type) => type === text);

const ALL: ReadonlyMap<string, ValueName> = new Map(VALUE_NAMES.map((name) => [name, name]));

/**
 * The value that each parameter must have: the placeholders of the brand's address for the platform, or all thirteen
 * values under their own names if it has none.
 */
export function expectedParameters(
  configuration: SiteConfiguration | undefined,
  platform: PlatformType,
): ReadonlyMap<string, ValueName> {
  const template = configuration?.urls.redirects[platform] ?? '';
  const placed = [...template.matchAll(/[?&](\w+)=\{{1,2}(\w+)\}{1,2}/g)].flatMap(
    ([, parameter, placeholder]) => {
      const value = VALUE_NAMES.find((name) => name === placeholder);
      return parameter === undefined || value === undefined ? [] : [[parameter, value] as const];
    },
  );
  return placed.length === 0 ? ALL : new Map(placed);
}
