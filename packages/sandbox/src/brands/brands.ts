/** The seven brands in the order of their ports, 4301 to 4307 (functional spec, names and addresses). */
export const BRAND_IDS = [
  'city-index',
  'forex',
  'whs',
  'kq',
  'forex-chinese',
  'tradingview-city-index',
  'tradingview-forex',
] as const;

/** The id of a brand. */
export type Brand = (typeof BRAND_IDS)[number];

/** A brand's name and regions, which its configuration does not say (spec 2, route structure). */
export interface BrandFacts {
  readonly name: string;
  /** Region prefixes; empty where the brand has none. */
  readonly regions: readonly string[];
}

const CITY_INDEX_REGIONS = ['en-uk', 'en-sg', 'en-au'];
const FOREX_REGIONS = ['en-uk', 'en-us', 'en-ca', 'en', 'ie', 'jp'];

export const BRAND_FACTS: Readonly<Record<Brand, BrandFacts>> = {
  'city-index': { name: 'Meridian', regions: CITY_INDEX_REGIONS },
  forex: { name: 'Northgate FX', regions: FOREX_REGIONS },
  whs: { name: 'Whitestone', regions: [] },
  kq: { name: 'KQ Markets', regions: [] },
  'forex-chinese': { name: '金汇', regions: [] },
  'tradingview-city-index': { name: 'Meridian', regions: CITY_INDEX_REGIONS },
  'tradingview-forex': { name: 'Northgate FX', regions: FOREX_REGIONS },
};

/** Whether a text is the id of a brand. */
export const isBrand = (text: unknown): text is Brand => BRAND_IDS.some((id) => id === text);

/** Whether a brand is a TradingView variant: its login goes back to the partner and never to a platform. */
export const isTradingView = (brand: Brand): boolean => brand.startsWith('tradingview-');

/** Makes a value for each brand. */
export const perBrand = <Value>(make: (brand: Brand, index: number) => Value): Record<Brand, Value> =>
  Object.fromEntries(BRAND_IDS.map((brand, index) => [brand, make(brand, index)])) as Record<Brand, Value>;
