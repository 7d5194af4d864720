/** The seven built-in brands, in the order of the sandbox's ports (functional spec, names). */
export const BRANDS = [
  'city-index',
  'forex',
  'whs',
  'kq',
  'forex-chinese',
  'tradingview-city-index',
  'tradingview-forex',
] as const;

/** A built-in brand. A team with a brand of its own passes a brand table to `parseConfiguration`. */
export type Brand = (typeof BRANDS)[number];

/** Checks whether a value names a built-in brand. */
export const isBrand = (value: unknown): value is Brand => BRANDS.includes(value as Brand);
