import {
  type BrandCapabilities,
  type Configuration,
  checkRedirectUri,
  LANGUAGES,
  pathOf,
  queryLang,
  readLocation,
  regionRoot,
  type TranslationFile,
  translationFiles,
  type Visit,
} from '@gatehouse-login/core';

/** One version of a brand's login: a region in a language. */
export interface Version {
  /** The visit that the form is rendered for. Its query has no more than the brand cannot do without. */
  readonly visit: Visit;
  readonly files: readonly TranslationFile[];
  /** The values of `lang` that lead to it, by path. An empty one stands for none. */
  readonly addresses: Readonly<Record<string, readonly string[]>>;
}

const REGIONAL_ENGLISH = ['en-gb', 'en-uk', 'en-us'];

/** The values of `lang` that choose a version of a brand's login. */
export const langsOf = ({ regions }: BrandCapabilities): readonly string[] => [
  ...new Set(['', ...LANGUAGES, ...REGIONAL_ENGLISH, ...regions]),
];

/** The partners' addresses that core accepts as they are listed. */
export const partnersOf = ({ redirectUris }: Configuration): readonly string[] =>
  redirectUris.map(({ uri }) => uri).filter((uri) => checkRedirectUri(uri, redirectUris).isOk());

/** Returns every version of a brand's login, by the rules of core for paths and `lang` (spec 2). */
export function versionsOf(configuration: Configuration): readonly Version[] {
  const { capabilities: brand } = configuration;
  const regions = brand.regions.length > 0 ? brand.regions : [null];
  const paths = new Set(['/', ...regions.flatMap((region) => [regionRoot(region), pathOf(region, 'login')])]);
  const [partner] = partnersOf(configuration);
  if (brand.tradingview && partner === undefined) return [];
  const query = brand.tradingview ? `?redirect_uri=${encodeURIComponent(partner ?? '')}` : '';
  const versions = new Map<
    string,
    { visit: Visit; files: TranslationFile[]; addresses: Record<string, string[]> }
  >();
  for (const path of paths) {
    for (const lang of langsOf(brand)) {
      const { region, language, query: asked } = visitOf(brand, path, lang === '' ? '' : `?lang=${lang}`);
      const files = translationFiles(language, queryLang(asked), region);
      const key = `${region} ${files.join(' ')}`;
      const version = versions.get(key) ?? { visit: { region, language, query }, files, addresses: {} };
      versions.set(key, version);
      version.addresses[path] = [...(version.addresses[path] ?? []), lang];
    }
  }
  return [...versions.values()];
}

function visitOf(brand: BrandCapabilities, path: string, query: string): Visit {
  const location = readLocation(brand, path, query);
  return location.kind === 'step' ? location.visit : visitOf(brand, location.path, location.query);
}
