import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '../brands/configuration.ts';
import { type Fixture, makeFixture } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({
    configurations: { whs: { appTitle: 'Changed', showForgotPassword: false } },
  });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const configurationOf = async (brand: 'kq' | 'whs' | 'forex') =>
  (await (await fetch(`${fixture.sandbox.brands[brand]}/configs/config.json`)).json()) as SiteConfiguration;

describe('a brand’s configuration', () => {
  it('takes what a sandbox was told to change, for that brand alone', async () => {
    expect(await configurationOf('whs')).toMatchObject({
      appTitle: 'Changed',
      showForgotPassword: false,
      brand: 'whs',
    });
    expect(await configurationOf('kq')).toMatchObject({ appTitle: 'KQ Markets', showForgotPassword: true });
  });

  it('leads over SSO where that is switched on, and only then may the page post to that address', async () => {
    fixture.sandbox.settings.change({ sso: { whs: true, forex: false } });
    expect(await configurationOf('whs')).toMatchObject({
      useSso: true,
      urls: { sso: `${fixture.sandbox.home}/sso` },
    });
    expect((await configurationOf('forex')).useSso).toBe(false);
    const policyOf = async (brand: 'forex' | 'whs') =>
      (await fetch(fixture.sandbox.brands[brand])).headers.get('content-security-policy');
    expect(await policyOf('whs')).toContain(`form-action ${fixture.sandbox.home};`);
    expect(await policyOf('forex')).toContain("form-action 'none';");
  });

  it.each(['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb', 'passphrase'] as const)(
    'encrypts by %s where that is switched on, with a key of the right length',
    async (cipher) => {
      fixture.sandbox.settings.change({ cipher: { kq: cipher } });
      const { encrypted, encryption = {}, encryptedParam } = await configurationOf('kq');
      expect([encrypted, encryptedParam]).toEqual([true, 'q']);
      const { keyHex, keyText, passphrase, ivHex } = encryption;
      if (cipher.includes('ede3'))
        expect(Buffer.from(keyHex ?? '', 'hex').length || keyText?.length).toBe(24);
      if (cipher.includes('cbc')) expect(ivHex).toHaveLength(16);
      if (cipher === 'passphrase') expect(passphrase).not.toBe('');
      expect((await configurationOf('forex')).encrypted).toBe(false);
    },
  );
});
