/**
 * The platform's currencies by id: from spec 3 and, between 14 and 46, from the platform's public table
 * (functional spec). 5, 13, 25 to 30 and 35 are unused.
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

/** The platform's id of a currency. */
export type CurrencyId = keyof typeof CURRENCIES;

/** The code of a currency: ISO 4217 if it has one, else the market's own (CNH, the cryptocurrencies). */
export type CurrencyCode = (typeof CURRENCIES)[CurrencyId];

/** The ids of cryptocurrencies (spec 3). */
export const CRYPTO_CURRENCY_IDS = [46, 47, 48, 49, 50] as const satisfies readonly CurrencyId[];

/** Checks whether a number is the id of a currency. */
export const isCurrencyId = (id: number): id is CurrencyId => Object.hasOwn(CURRENCIES, id);

/** Returns the code of a currency, or null for an unused id. */
export const currencyCodeOf = (id: number): CurrencyCode | null => (isCurrencyId(id) ? CURRENCIES[id] : null);

/** Returns the id of a currency code in any casing, or null if the platform does not have it. */
export function currencyIdOf(code: string): CurrencyId | null {
  const wanted = code.toUpperCase();
  const id = Object.keys(CURRENCIES)
    .map(Number)
    .find((each) => currencyCodeOf(each) === wanted);
  return id !== undefined && isCurrencyId(id) ? id : null;
}

/** Checks whether an id is that of a cryptocurrency. */
export const isCryptoCurrency = (id: number): boolean => CRYPTO_CURRENCY_IDS.some((crypto) => crypto === id);
