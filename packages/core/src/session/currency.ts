/**
 * The platform's currencies by id: spec 3, and between 14 and 46 the platform's public table (docs/unknowns.md).
 * 5, 13, 25 to 30 and 35 stand for nothing.
 */
export const CURRENCIES = {
  1: 'AUD',
  2: 'CAD',
  3: 'CHF',
  4: 'EUR',
  6: 'GBP',
  7: 'HKD',
  8: 'JPY',
  9: 'SEK',
  10: 'SGD',
  11: 'USD',
  12: 'ZAR',
  14: 'DKK',
  15: 'IDR',
  16: 'KRW',
  17: 'MXN',
  18: 'MYR',
  19: 'NOK',
  20: 'NZD',
  21: 'THB',
  22: 'TWD',
  23: 'INR',
  24: 'PLN',
  31: 'TRY',
  32: 'CZK',
  33: 'HUF',
  34: 'SKK',
  36: 'CNY',
  37: 'AED',
  38: 'BRL',
  39: 'ILS',
  40: 'RON',
  41: 'RUB',
  42: 'SAR',
  43: 'XAU',
  44: 'XAG',
  45: 'CNH',
  46: 'BTC',
  47: 'ETH',
  48: 'BCH',
  49: 'LTC',
  50: 'XRP',
} as const;

/** The platform's number for a currency. */
export type CurrencyId = keyof typeof CURRENCIES;

/** The letters of a currency: ISO 4217 where it has an entry, else the market's own (CNH, the cryptocurrencies). */
export type CurrencyCode = (typeof CURRENCIES)[CurrencyId];

/** The ids that stand for cryptocurrencies (spec 3). */
export const CRYPTO_CURRENCY_IDS = [46, 47, 48, 49, 50] as const satisfies readonly CurrencyId[];

/** Says whether a number is the id of a currency. */
export const isCurrencyId = (id: number): id is CurrencyId => Object.hasOwn(CURRENCIES, id);

/** The code of a currency's id; null for an id that stands for nothing. */
export const currencyCodeOf = (id: number): CurrencyCode | null => (isCurrencyId(id) ? CURRENCIES[id] : null);

/** The id of a currency's code, in any casing; null for a code that the platform does not have. */
export function currencyIdOf(code: string): CurrencyId | null {
  const wanted = code.toUpperCase();
  const id = Object.keys(CURRENCIES)
    .map(Number)
    .find((each) => currencyCodeOf(each) === wanted);
  return id !== undefined && isCurrencyId(id) ? id : null;
}

/** Says whether a currency is a cryptocurrency. */
export const isCryptoCurrency = (id: number): boolean => CRYPTO_CURRENCY_IDS.some((crypto) => crypto === id);
