import { describe, expect, it } from 'vitest';
import { BRANDS, type Brand } from '../brand/brand.ts';
import { aConfiguration, anAccount, anAccountOperator } from '../testing/builders.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { makeChooseDestination } from './choose-destination.ts';
import { makePlatformDestination } from './platform-destination.ts';

const PARTNER = 'https://partner.example/cb';
const URLS = {
  ...aConfiguration().urls,
  redirects: { webtrader: 'https://trade.example/' },
  myAccountUrl: 'https://my.example/?s={session}&u={username}&x={source}',
};

const GIVEN = `?redirect_uri=${encodeURIComponent(PARTNER)}&state=T`;
const INVALID = '?redirect_uri=https%3A%2F%2Fevil.example%2F';

interface Case {
  readonly brand: Brand;
  readonly enabled: boolean;
  readonly mandatory: boolean;
  readonly userEnabled: boolean;
  readonly query: string;
  readonly urls?: Partial<typeof URLS>;
}

async function whither({ brand, enabled, mandatory, userEnabled, query, urls = {} }: Case): Promise<string> {
  const configuration = aConfiguration({
    brand,
    urls: { ...URLS, ...urls },
    redirectUris: [{ uri: PARTNER, allowQuery: false }],
  });
  const account = anAccount({
    accountOperators: [
      anAccountOperator({ is2FAEnabledAO: enabled, is2FAMandatory: mandatory }),
      anAccountOperator({ is2FAEnabledAO: !enabled, is2FAMandatory: !mandatory }),
    ],
    is2FAEnabledUser: userEnabled,
  });
  const region = configuration.brand.endsWith('city-index') ? 'en-uk' : null;
  const outcome = await makeChooseDestination(
    configuration,
    makePlatformDestination(configuration, fakeClock(), () => 'light'),
  )({
    visit: { region, language: 'en', query },
    parameters: { username: 'DM1', session: 'S', userType: 1 },
    account,
    platformType: 'webtrader',
  });
  return outcome.match(
    ({ purpose, url }) => `${purpose} ${url.split('?')[0]}`,
    (error) => error.kind,
  );
}

const PLATFORM = 'platform https://trade.example/';
const PARTNERS = `partner ${PARTNER}`;
const MY_ACCOUNT = 'my-account https://my.example/';
const REFUSED = 'invalid-redirect-uri';

const FLAGS = [true, false];
const combinations = (brands: readonly Brand[]) =>
  brands.flatMap((brand) =>
    FLAGS.flatMap((enabled) =>
      FLAGS.flatMap((mandatory) => FLAGS.map((userEnabled) => ({ brand, enabled, mandatory, userEnabled }))),
    ),
  );

const TRADINGVIEW = BRANDS.filter((brand) => brand.startsWith('tradingview'));
const OTHERS = BRANDS.filter((brand) => !brand.startsWith('tradingview'));

describe('the way after sign-in (functional spec, after sign-in, second table)', () => {
  describe.each(combinations(TRADINGVIEW))(
    '$brand, operator enabled $enabled, mandatory $mandatory, user enabled $userEnabled',
    (row) => {
      it('follows the tradingview flow, whatever the operator says [4.7, 4.8]', async () => {
        const away = row.mandatory && !row.userEnabled ? MY_ACCOUNT : PARTNERS;
        expect(await whither({ ...row, query: GIVEN })).toBe(away);
      });

      it('goes nowhere without a listed redirect URI', async () => {
        for (const query of ['', '?state=T', INVALID, `${GIVEN}&redirect_uri=x`, `${GIVEN}&state=T`])
          expect(await whither({ ...row, query })).toBe(REFUSED);
      });
    },
  );

  describe.each(combinations(OTHERS))(
    '$brand, operator enabled $enabled, mandatory $mandatory, user enabled $userEnabled',
    (row) => {
      const mustEnable = row.enabled && row.mandatory && !row.userEnabled;

      it('with a redirect URI follows the tradingview flow only where the operator has it enabled [4.3, 4.7]', async () => {
        const away = !row.enabled ? PLATFORM : mustEnable ? MY_ACCOUNT : PARTNERS;
        expect(await whither({ ...row, query: GIVEN })).toBe(away);
      });

      it('without one goes to the platform, after the check of mandatory two-factor authentication [4.4, 4.7, 6.3]', async () => {
        expect(await whither({ ...row, query: '?state=T' })).toBe(mustEnable ? MY_ACCOUNT : PLATFORM);
      });

      it('goes nowhere with a redirect URI that is not listed [4.9]', async () => {
        expect(await whither({ ...row, query: INVALID })).toBe(REFUSED);
      });
    },
  );

  it('does not invent a my-account address that is not configured', async () => {
    const row = { brand: 'forex', enabled: true, mandatory: true, userEnabled: false, query: '' } as const;
    const { myAccountUrl: _none, ...urls } = URLS;
    const configuration = aConfiguration({ brand: row.brand, urls });
    const chosen = await makeChooseDestination(
      configuration,
      makePlatformDestination(configuration, fakeClock(), () => 'dark'),
    )({
      visit: { region: 'en-uk', language: 'en', query: '' },
      parameters: { username: 'DM1', session: 'S', userType: 1 },
      account: anAccount({
        accountOperators: [anAccountOperator({ is2FAEnabledAO: true, is2FAMandatory: true })],
      }),
      platformType: 'webtrader',
    });
    expect(chosen._unsafeUnwrapErr()).toMatchObject({
      kind: 'configuration-fault',
      field: 'urls.myAccountUrl',
    });
  });
});
