import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { fakeConfigurationSource } from '../testing/fake-configuration-source.ts';
import { loadConfiguration } from './load-configuration.ts';

const SITE = { origin: 'https://login.example' };

describe('loading the configuration', () => {
  const JSON_TEXT = { brand: 'kq', urls: { apiEnv: 'live', redirects: { webtrader: 'https://t.example/' } } };

  it('checks what the source gives [3.43]', async () => {
    const source = fakeConfigurationSource(ok(JSON_TEXT), ok({ ...JSON_TEXT, brand: 'acme' }));
    expect((await loadConfiguration(source, SITE, NEVER_CANCELLED))._unsafeUnwrap()).toMatchObject({
      brand: 'kq',
      appKey: 'Mercury',
    });
    expect((await loadConfiguration(source, SITE, NEVER_CANCELLED))._unsafeUnwrapErr()).toMatchObject({
      kind: 'configuration-fault',
      field: 'brand',
    });
  });

  it('knows the brands of the table that it is given', async () => {
    const source = fakeConfigurationSource(ok({ ...JSON_TEXT, brand: 'acme' }));
    const own = { acme: BRAND_TABLE.kq };
    expect(
      (await loadConfiguration(source, { ...SITE, brands: own }, NEVER_CANCELLED))._unsafeUnwrap().brand,
    ).toBe('acme');
  });

  it('can be tried again after a fault', async () => {
    const source = fakeConfigurationSource(err({ kind: 'unreachable', status: 503 }), ok(JSON_TEXT));
    expect((await loadConfiguration(source, SITE, NEVER_CANCELLED)).isErr()).toBe(true);
    expect((await loadConfiguration(source, SITE, NEVER_CANCELLED)).isOk()).toBe(true);
  });
});
