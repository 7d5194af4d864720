import type { Brand } from './brands.ts';
import type { PlatformType, SiteConfiguration } from './configuration.ts';

/** Query templates as the platform's own front ends write them: double braces, short names. */
const shortNames =
  'SN={{sessionId}}&UN={{userName}}&AuthenticationUri={{AuthenticationUri}}&TH={{theme}}&title={{title}}';
const settingsNames =
  'TA={{userName}}&SN={{sessionId}}&CUID={{cultureId}}&TH={{theme}}&showMenu={{showMenu}}&page={{page}}';
const singleBraces =
  'sessionId={sessionId}&userName={userName}&userType={userType}&cultureCode={cultureCode}' +
  '&language={language}&accountOperator={accountOperator}&time={time}';

/** An empty template means an address without placeholders: all thirteen values arrive under their own names. */
type Templates = Readonly<Partial<Record<PlatformType, string>>>;

const everyPlatform: Templates = { webtrader: '', advantage: '', settings: '' };

/** What differs from brand to brand; together the brands cover every combination of the two login flags. */
export interface BrandSettings
  extends Pick<
    SiteConfiguration,
    'appTitle' | 'pageTitle' | 'defaultTheme' | 'dualLoginSupported' | 'useSingleTabLogin' | 'forgottenCode'
  > {
  /** `host` names the platform's own host as an absolute address; the other two stand behind the brand's origin. */
  readonly apiEnv: 'live' | 'ppe' | 'host';
  readonly templates: Templates;
  /** Regions with an address of their own for forgotten passwords, beside `default`. */
  readonly forgotPassword: readonly string[];
  readonly forgotUsername: readonly string[];
  /** Whether the platform sends visitors back to a fixed page (`urls.reloadURL`). */
  readonly reload: boolean;
}

const plain = {
  dualLoginSupported: false,
  useSingleTabLogin: false,
  forgotPassword: [],
  forgotUsername: [],
  reload: false,
  templates: everyPlatform,
} satisfies Partial<BrandSettings>;

export const brandSettings: Readonly<Record<Brand, BrandSettings>> = {
  'city-index': {
    ...plain,
    appTitle: 'Meridian',
    pageTitle: 'Log in - Meridian',
    defaultTheme: 'light',
    forgottenCode: 'light',
    apiEnv: 'ppe',
    templates: { webtrader: shortNames, advantage: '', settings: settingsNames },
    forgotPassword: ['en-uk', 'en-sg'],
  },
  forex: {
    ...plain,
    appTitle: 'Northgate FX',
    pageTitle: 'Log in - Northgate FX',
    defaultTheme: 'dark',
    forgottenCode: 'dark',
    useSingleTabLogin: true,
    apiEnv: 'live',
    templates: { webtrader: singleBraces, advantage: shortNames, settings: '' },
    forgotPassword: ['en-us', 'en-ca'],
    forgotUsername: ['en-us', 'en-ca'],
  },
  whs: {
    ...plain,
    appTitle: 'Whitestone',
    pageTitle: 'Log in - Whitestone',
    defaultTheme: 'auto',
    forgottenCode: 'light',
    dualLoginSupported: true,
    apiEnv: 'host',
    reload: true,
  },
  kq: {
    ...plain,
    appTitle: 'KQ Markets',
    pageTitle: 'Log in - KQ Markets',
    defaultTheme: 'light',
    forgottenCode: 'light',
    // The frame shows all the same, because the brand is listed for framing (spec 2, forgotten password).
    useSingleTabLogin: true,
    apiEnv: 'ppe',
    templates: { webtrader: '' },
  },
  'forex-chinese': {
    ...plain,
    appTitle: '金汇',
    pageTitle: '登录 - 金汇',
    defaultTheme: 'light',
    forgottenCode: 'light',
    dualLoginSupported: true,
    useSingleTabLogin: true,
    apiEnv: 'live',
    templates: { webtrader: shortNames, advantage: singleBraces, settings: '' },
    forgotUsername: ['default'],
  },
  'tradingview-city-index': {
    ...plain,
    appTitle: 'Meridian',
    pageTitle: 'Log in - Meridian',
    defaultTheme: 'light',
    forgottenCode: 'light',
    useSingleTabLogin: true,
    apiEnv: 'ppe',
  },
  'tradingview-forex': {
    ...plain,
    appTitle: 'Northgate FX',
    pageTitle: 'Log in - Northgate FX',
    defaultTheme: 'dark',
    forgottenCode: 'dark',
    apiEnv: 'live',
  },
};
