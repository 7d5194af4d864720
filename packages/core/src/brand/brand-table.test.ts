import { describe, expect, it } from 'vitest';
import { BRANDS, isBrand } from './brand.ts';
import { BRAND_TABLE } from './brand-table.ts';
import { REGIONS, regionKey } from './region.ts';

const CITY = ['en-uk', 'en-sg', 'en-au'];
const FOREX = ['en-uk', 'en-us', 'en-ca', 'en', 'ie', 'jp'];

describe('the seven brands (spec 1, functional spec)', () => {
  it('stand in the order of the sandbox’s ports', () => {
    expect(BRANDS).toEqual([
      'city-index',
      'forex',
      'whs',
      'kq',
      'forex-chinese',
      'tradingview-city-index',
      'tradingview-forex',
    ]);
  });

  it('are each told from anything else', () => {
    for (const brand of BRANDS) expect(isBrand(brand)).toBe(true);
    for (const other of [
      '',
      'Forex',
      'forex ',
      'KQ Markets',
      '__proto__',
      'constructor',
      0,
      null,
      undefined,
      {},
      ['kq'],
    ])
      expect(isBrand(other)).toBe(false);
  });
});

describe('the brand table', () => {
  it.each([
    ['city-index', CITY],
    ['forex', FOREX],
    ['whs', []],
    ['kq', []],
    ['forex-chinese', []],
    ['tradingview-city-index', CITY],
    ['tradingview-forex', FOREX],
  ] as const)('gives %s the regions %j [2.1, 2.2, 2.3]', (brand, regions) => {
    expect(BRAND_TABLE[brand].regions).toEqual(regions);
  });

  it('begins with the phone tab for forex-chinese alone [3.4]', () => {
    expect(BRANDS.filter((brand) => BRAND_TABLE[brand].defaultTab === 'phone')).toEqual(['forex-chinese']);
    expect(BRANDS.filter((brand) => BRAND_TABLE[brand].defaultTab === 'username')).toHaveLength(6);
  });

  it('makes the two tradingview variants depart through the authorisation redirect', () => {
    expect(BRANDS.filter((brand) => BRAND_TABLE[brand].tradingview)).toEqual([
      'tradingview-city-index',
      'tradingview-forex',
    ]);
  });

  it('resets internally for kq and forex-chinese [2.11]', () => {
    expect(BRANDS.filter((brand) => BRAND_TABLE[brand].resetsInternally)).toEqual(['kq', 'forex-chinese']);
  });

  it('bars the reset sentence for forex, whs and kq exactly [2.17]', () => {
    expect(BRANDS.filter((brand) => !BRAND_TABLE[brand].offersResetSentence)).toEqual(['forex', 'whs', 'kq']);
  });

  it('frames the forgot-password page 600 px high for forex-chinese, 530 px elsewhere [2.22, 9.6]', () => {
    for (const brand of BRANDS)
      expect(BRAND_TABLE[brand].frameHeight).toBe(brand === 'forex-chinese' ? 600 : 530);
  });

  it('has a row for each brand and no other', () => {
    expect(Object.keys(BRAND_TABLE).sort()).toEqual([...BRANDS].sort());
  });
});

describe('regions', () => {
  it('are those of the brands, each known once', () => {
    const used = new Set(BRANDS.flatMap((brand) => BRAND_TABLE[brand].regions));
    expect([...used].sort()).toEqual([...REGIONS].sort());
    expect(new Set(REGIONS).size).toBe(REGIONS.length);
  });

  it('key the configured addresses, `default` standing for none [3.40]', () => {
    expect(regionKey('en-us')).toBe('en-us');
    expect(regionKey(null)).toBe('default');
  });
});
