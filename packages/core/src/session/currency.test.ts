import { describe, expect, it } from 'vitest';
import {
  CRYPTO_CURRENCY_IDS,
  CURRENCIES,
  currencyCodeOf,
  currencyIdOf,
  isCryptoCurrency,
  isCurrencyId,
} from './currency.ts';

// A second copy, by rows of the public table, so that a slip in one of them shows.
const ROWS =
  `1 AUD|2 CAD|3 CHF|4 EUR|6 GBP|7 HKD|8 JPY|9 SEK|10 SGD|11 USD|12 ZAR|14 DKK|15 IDR|16 KRW|17 MXN|18 MYR
|19 NOK|20 NZD|21 THB|22 TWD|23 INR|24 PLN|31 TRY|32 CZK|33 HUF|34 SKK|36 CNY|37 AED|38 BRL|39 ILS|40 RON|41 RUB
|42 SAR|43 XAU|44 XAG|45 CNH|46 BTC|47 ETH|48 BCH|49 LTC|50 XRP`
    .split('|')
    .map((row) => row.trim().split(' '))
    .map(([id, code]) => [Number(id), code ?? ''] as const);

describe('currencies (14 to 46 from the platform’s public table)', () => {
  it.each(ROWS)('%i is %s, both ways [3.11, 3.12]', (id, code) => {
    expect(currencyCodeOf(id)).toBe(code);
    expect(currencyIdOf(code)).toBe(id);
    expect(currencyIdOf(code.toLowerCase())).toBe(id);
    expect(isCurrencyId(id)).toBe(true);
  });

  it('are these and no others [3.12]', () => {
    expect(Object.keys(CURRENCIES)).toHaveLength(ROWS.length);
    expect(new Set(Object.values(CURRENCIES)).size).toBe(ROWS.length);
  });

  it.each([0, 5, 13, 25, 26, 27, 28, 29, 30, 35, 51, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d stands for nothing [3.12]',
    (id) => {
      expect(currencyCodeOf(id)).toBeNull();
      expect(isCurrencyId(id)).toBe(false);
      expect(isCryptoCurrency(id)).toBe(false);
    },
  );

  it.each(['', 'XXX', 'constructor', '__proto__', 'US', 'USDX', ' USD'])('%j is no code', (code) => {
    expect(currencyIdOf(code)).toBeNull();
  });

  it('from 46 to 50 are crypto [3.11]', () => {
    expect(CRYPTO_CURRENCY_IDS.map(currencyCodeOf)).toEqual(['BTC', 'ETH', 'BCH', 'LTC', 'XRP']);
    for (const [id] of ROWS) expect(isCryptoCurrency(id)).toBe(id >= 46);
  });
});
