import { describe, expect, it } from 'vitest';
import { readLocation } from '../address/location.ts';
import { BRAND_TABLE, type BrandTable } from '../brand/brand-table.ts';
import { createRunner } from '../flow/runner.ts';
import { openingState } from '../flow/state.ts';
import { forgotPasswordTarget } from '../forgot-password/forgot-links.ts';
import { parseConfiguration } from './parse-configuration.ts';

const SITE = { origin: 'https://login.example' };

const OWN: BrandTable = {
  ...BRAND_TABLE,
  acme: { ...BRAND_TABLE.forex, regions: ['nordic', 'baltic'], defaultTab: 'phone', resetsInternally: true },
};
const FILE = { brand: 'acme', urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } } };

describe('a brand table of one’s own', () => {
  it('adds a brand without a change to the core', () => {
    const configuration = parseConfiguration(FILE, { ...SITE, brands: OWN })._unsafeUnwrap();
    const { capabilities } = configuration;
    expect(readLocation(capabilities, '/baltic/reset', '')).toMatchObject({
      step: 'reset',
      visit: { region: 'baltic' },
    });
    expect(readLocation(capabilities, '/en-uk', '')).toMatchObject({ kind: 'elsewhere', path: '/nordic' });
    expect(forgotPasswordTarget(capabilities, 'baltic', configuration)).toEqual({ kind: 'reset' });
    const runner = createRunner(openingState(), configuration, async () => null);
    const visit = { region: 'nordic', language: 'en', query: '' } as const;
    runner.send({ type: 'opened-at', step: 'login', visit });
    expect(runner.getSnapshot()).toMatchObject({ at: 'login', draft: { tab: 'phone' } });
  });

  it('is all that counts: another table’s brand is a fault that names the known ones', () => {
    const problem = `must be one of ${Object.keys(OWN).join(', ')}`;
    expect(
      parseConfiguration({ ...FILE, brand: 'acne' }, { ...SITE, brands: OWN })._unsafeUnwrapErr(),
    ).toMatchObject({
      field: 'brand',
      problem,
    });
    expect(parseConfiguration(FILE, SITE)._unsafeUnwrapErr().field).toBe('brand');
    expect(
      parseConfiguration({ ...FILE, brand: 'toString' }, { ...SITE, brands: OWN })._unsafeUnwrapErr().field,
    ).toBe('brand');
  });
});
