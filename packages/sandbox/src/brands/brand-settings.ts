import type { Brand } from './brands.ts';
import type { PlatformType, SiteConfiguration } from './configuration.ts';

// Query templates, written like those of the platform's own front ends.
const SHORT_NAMES =
  'SN={{sessionId}}&UN={{userName}}&AuthenticationUri={{AuthenticationUri}}&TH={{theme}}&title={{title}}';
const SETTINGS_NAMES =
  'TA={{userName}}&SN={{sessionId}}&CUID={{cultureId}}&TH={{theme}}&showMenu={{showMenu}}&page={{page}}';
const SINGLE_BRACES =
  'sessionId={sessionId}&userName={userName}&userType={userType}&cultureCode={cultureCode}' +
  '&language={language}&accountOperator={accountOperator}&time={time}';

/** An address with an empty template has no placeholders and gets all thirteen values under their own names. */
type Templates = Readonly<Partial<Record<PlatformType, string>>>;

const EVERY_PLATFORM: Templates = { webtrader: '', advantage: '', settings: '' };

/** The part of a configuration that differs from brand to brand. */
export interface BrandSettings
  extends Pick<
    SiteConfiguration,
    'appTitle' | 'pageTitle' | 'defaultTheme' | 'dualLoginSupported' | 'useSingleTabLogin' | 'forgottenCode'
  > {
  /** `host` is the platform's own host, by an absolute address. The others are paths of the brand's own origin. */
  readonly apiEnv: 'live' | 'ppe' | 'host';
  readonly templates: Templates;
  /** Regions that have an address for forgotten passwords, beside `default`. */
  readonly forgotPassword: readonly string[];
  /** Regions that have an address for forgotten user names. */
  readonly forgotUsername: readonly string[];
  /** Whether the platform sends visitors back to a fixed page, `urls.reloadURL`. */
  readonly reload: boolean;
}

const PLAIN = {
  dualLoginSupported: false,
  useSingleTabLogin: false,
  forgotPassword: [],
  forgotUsername: [],
  reload: false,
  templates: EVERY_PLATFORM,
} satisfies Partial<BrandSettings>;

/** The settings of each brand. Together they cover every combination of the two login flags. */
export const BRAND_SETTINGS: Readonly<Record<Brand, BrandSettings>> = {
  'city-index': {
    ...PLAIN,
    appTitle: 'Meridian',
    pageTitle: 'Log in - Meridian',
    defaultTheme: 'light',
    forgottenCode: 'light',
    apiEnv: 'ppe',
    templates: { webtrader: SHORT_NAMES, advantage: '', settings: SETTINGS_NAMES },
    forgotPassword: ['en-uk', 'en-sg'],
  },
  forex: {
    ...PLAIN,
    appTitle: 'Northgate FX',
    pageTitle: 'Log in - Northgate FX',
    defaultTheme: 'dark',
    forgottenCode: 'dark',
    useSingleTabLogin: true,
    apiEnv: 'live',
    templates: { webtrader: SINGLE_BRACES, advantage: SHORT_NAMES, settings: '' },
    forgotPassword: ['en-us', 'en-ca'],
    forgotUsername: ['en-us', 'en-ca'],
  },
  whs: {
    ...PLAIN,
    appTitle: 'Whitestone',
    pageTitle: 'Log in - Whitestone',
    defaultTheme: 'auto',
    forgottenCode: 'light',
    dualLoginSupported: true,
    apiEnv: 'host',
    reload: true,
  },
  kq: {
    ...PLAIN,
    appTitle: 'KQ Markets',
    pageTitle: 'Log in - KQ Markets',
    defaultTheme: 'light',
    forgottenCode: 'light',
    // The reset page is framed all the same: the brand is listed for it (spec 2, forgotten password).
    useSingleTabLogin: true,
    apiEnv: 'ppe',
    templates: { webtrader: '' },
  },
  'forex-chinese': {
    ...PLAIN,
    appTitle: '金汇',
    pageTitle: '登录 - 金汇',
    defaultTheme: 'light',
    forgottenCode: 'light',
    dualLoginSupported: true,
    useSingleTabLogin: true,
    apiEnv: 'live',
    templates: { webtrader: SHORT_NAMES, advantage: SINGLE_BRACES, settings: '' },
    forgotUsername: ['default'],
  },
  'tradingview-city-index': {
    ...PLAIN,
    appTitle: 'Meridian',
    pageTitle: 'Log in - Meridian',
    defaultTheme: 'light',
    forgottenCode: 'light',
    useSingleTabLogin: true,
    apiEnv: 'ppe',
  },
  'tradingview-forex': {
    ...PLAIN,
    appTitle: 'Northgate FX',
    pageTitle: 'Log in - Northgate FX',
    defaultTheme: 'dark',
    forgottenCode: 'dark',
    apiEnv: 'live',
  },
};
