/** The seven brands, in the order of the sandbox's ports (docs/unknowns.md, names). */
export const BRANDS = [
  'city-index',
  'forex',
  'whs',
  'kq',
  'forex-chinese',
  'tradingview-city-index',
  'tradingview-forex',
] as const;

/** The `brand` of a configuration. */
export type Brand = (typeof BRANDS)[number];

/** Says whether a value names a brand. */
export const isBrand = (value: unknown): value is Brand => BRANDS.includes(value as Brand);
