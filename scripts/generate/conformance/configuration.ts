import type { Section } from './row.ts';

const PARSE = 'configuration/configuration.schema.ts#parseConfiguration';
const TO_THE_LETTER = 'configuration/defaults.test.ts > is taken over to the letter';
const DEFAULTS = 'configuration/defaults.test.ts > is completed with harmless defaults (spec 3, 9)';

/** The configuration file and the streaming settings. */
export const configuration: Section = {
  title: '3. Configuration, streaming settings',
  rows: [
    {
      rule: 'brandName and brand',
      by: [PARSE, 'brand/brand.ts#BRANDS'],
      tests: [TO_THE_LETTER, 'configuration/defaults.test.ts > may be of the brand %s'],
    },
    {
      rule: 'appKey and appKeyWebTrader',
      by: [PARSE, 'use-cases/sign-in.ts#makeSignIn'],
      tests: [TO_THE_LETTER, 'use-cases/sign-in.test.ts > carries, for %s, the app key %s'],
    },
    {
      rule: 'defaultTheme, appTitle, pageTitle',
      by: [PARSE, 'use-cases/platform-destination.ts#makePlatformDestination'],
      tests: [TO_THE_LETTER, 'use-cases/platform-destination.test.ts > are those of this sign-in'],
      note: 'The page’s own title and theme are the site’s to show',
    },
    {
      rule: 'skin',
      by: [PARSE, 'redirect/platform-url.ts#buildPlatformUrl'],
      tests: ['redirect/platform-url.test.ts > is appended after everything else, encoded'],
    },
    {
      rule: 'encrypted and encryptedParam',
      by: [PARSE, 'redirect/platform-url.ts#buildPlatformUrl'],
      tests: [
        'configuration/encryption-fault.test.ts > an encryption that the cipher could not follow is found at load',
        'redirect/platform-url.test.ts > holds the whole query in one parameter, and its fragment where it was',
      ],
    },
    {
      rule: 'useSso',
      by: [PARSE, 'use-cases/platform-destination.ts#makePlatformDestination'],
      tests: ['use-cases/platform-destination.test.ts > plays no part when %s'],
    },
    {
      rule: 'dualLoginSupported and useSingleTabLogin',
      by: [PARSE, 'forgot-password/forgot-links.ts#resetPage'],
      tests: [
        'forgot-password/reset-page.test.ts > with dual login $dualLoginSupported, single tab $useSingleTabLogin, listed $listed',
      ],
      note: 'Which tabs show is the site’s to show; the phone tab is to come',
    },
    {
      rule: 'newDesignsAllowedLangs',
      binds: 'nobody',
      by: [PARSE],
      tests: ['configuration/defaults.test.ts > keeps nothing that the specification shows no use of'],
      note: 'No effect of it is shown; accepted, and changes nothing',
    },
    {
      rule: 'showForgotPassword, forgottenCode, brandsWithForgotPasswordFrame',
      by: [
        PARSE,
        'forgot-password/forgot-links.ts#resetPage',
        'forgot-password/forgot-links.ts#forgotPasswordTarget',
      ],
      tests: [
        TO_THE_LETTER,
        'forgot-password/forgot-links.test.ts > is switched off by showForgotPassword',
        'forgot-password/reset-page.test.ts > is listed by the brand’s name to the letter',
      ],
    },
    {
      rule: 'riskDisclaimerSvgUrls',
      by: [PARSE],
      tests: [TO_THE_LETTER],
      note: 'Read; the picture itself is the site’s, and to come',
    },
    {
      rule: 'urls: apiEnv and tradingApiUrl',
      by: [PARSE, 'configuration/api-base.ts#apiBaseOf'],
      tests: [
        'configuration/essentials.test.ts > names the field %s',
        'configuration/api-base.test.ts > is the configured trading API else',
        'configuration/absent.test.ts > urls.apiEnv of any other kind leads to urls.tradingApiUrl',
      ],
    },
    {
      rule: 'urls: a redirect for each platform type',
      by: [PARSE, 'redirect/platform-url.ts#choosePlatform'],
      tests: [
        'redirect/platform-choice.test.ts > follows the platform type %s',
        'configuration/essentials.test.ts > may hold {%s}, with one brace or two',
      ],
    },
    {
      rule: 'urls: forgotPasswordUrls per region',
      by: [PARSE, 'brand/region.ts#regionKey'],
      tests: ['brand/brand-table.test.ts > key the configured addresses, `default` standing for none'],
    },
    {
      rule: 'urls: sso, reloadURL, myAccountUrl',
      by: [
        PARSE,
        'use-cases/platform-destination.ts#makePlatformDestination',
        'redirect/my-account.ts#buildMyAccountUrl',
      ],
      tests: [
        'use-cases/platform-destination.test.ts > posts four fields, the platform address among them',
        'use-cases/platform-destination.test.ts > come back to the configured address, else to the region’s root',
        'configuration/essentials.test.ts > of my-account may hold {%s}',
      ],
    },
    {
      rule: 'urls: webtrader',
      binds: 'nobody',
      by: [PARSE],
      tests: ['configuration/defaults.test.ts > keeps nothing that the specification shows no use of'],
      note: 'No effect of it is shown; accepted, and changes nothing',
    },
    {
      rule: 'The configuration comes from a JSON file',
      by: [
        'configuration/configuration.ts#CONFIGURATION_FILE',
        'use-cases/load-configuration.ts#makeLoadConfiguration',
      ],
      tests: [
        'use-cases/loading.test.ts > checks what the source gives',
        'configuration/defaults.test.ts > lies where the site expects it (spec 7)',
        'tests/properties/configuration.test.ts > answers any JSON, and never throws',
        'tests/properties/configuration.test.ts > counts own fields alone: one on a prototype is as good as none, and so is an empty one',
      ],
    },
    {
      rule: 'Streaming settings: request timeout, reopening delay, drawing throttle',
      by: [PARSE, 'configuration/configuration.ts#StreamingConfiguration'],
      tests: [TO_THE_LETTER, DEFAULTS],
      note: 'Their use is not shown',
    },
    {
      rule: 'Streaming settings: application version, client account, demo, DMA and quantity flags',
      binds: 'streaming',
      by: ['version.ts#VERSION', 'session/account.ts#AccountOperator'],
      tests: [],
      note: 'Their use is not shown. Version and account data are there for who injects them; the rest waits for streaming itself',
    },
  ],
};
