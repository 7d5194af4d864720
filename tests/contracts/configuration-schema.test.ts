import { readFileSync } from 'node:fs';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FILE = new URL('../../docs/api/configuration.schema.json', import.meta.url);

let sandbox: Sandbox;
let validate: ValidateFunction;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(readFileSync(FILE, 'utf8')));
});
afterAll(() => sandbox.dispose());

const configurationOf = async (brand: keyof Sandbox['brands']): Promise<object> =>
  (await fetch(`${sandbox.brands[brand]}/configs/config.json`)).json() as Promise<object>;

describe('the schema that editors use for a configuration', () => {
  it("accepts every brand's configuration of the sandbox", async () => {
    const brands = Object.keys(sandbox.brands) as (keyof Sandbox['brands'])[];
    for (const brand of brands) {
      validate(await configurationOf(brand));
      expect(validate.errors, brand).toBeNull();
    }
  });

  it.each([
    ['a key that is misspelt', { brandNme: 'Meridian' }, '/'],
    ['a flag that is a text', { encrypted: 'yes' }, '/encrypted'],
    ['an address that is a number', { urls: { tradingApiUrl: 1 } }, '/urls/tradingApiUrl'],
    ['a misspelt platform', { urls: { redirects: { webtradr: '' } } }, '/urls/redirects'],
    ['an unknown algorithm', { encryption: { algorithm: 'aes' } }, '/encryption/algorithm'],
    ['a redirect without an address', { redirectUris: [{ allowQuery: true }] }, '/redirectUris/0'],
  ])('marks %s', async (_what, wrong, place) => {
    expect(validate({ ...(await configurationOf('kq')), ...wrong })).toBe(false);
    expect(validate.errors?.some(({ instancePath }) => `${instancePath || '/'}`.startsWith(place))).toBe(
      true,
    );
  });
});
