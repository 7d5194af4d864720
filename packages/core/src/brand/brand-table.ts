import type { Brand } from './brand.ts';
import type { Region } from './region.ts';

/** What the visitor logs in with (spec 3, login tab type). */
export type LoginTab = 'username' | 'phone';

/** Everything that differs between brands, as data. No other code checks which brand it is. */
export interface BrandCapabilities {
  /** The region prefixes of paths; the first is the default. Empty if the brand has no regions. */
  readonly regions: readonly Region[];
  /** The tab that the form opens with. */
  readonly defaultTab: LoginTab;
  /** The country calling codes (ITU-T E.164) that the list of countries begins with. The first one is preselected. */
  readonly countryCodes?: readonly string[];
  /** Leaves by the authorization redirect: requires a `redirect_uri` and shows no links to other sites. */
  readonly tradingview: boolean;
  /** The forgot-password link goes to our own /reset, whatever the configuration says. */
  readonly resetsInternally: boolean;
  /** The login-failed screen may say 'or you can reset your password' (spec 2). */
  readonly offersResetSentence: boolean;
  /** Height of the framed forgot-password page in CSS pixels (spec 9). */
  readonly frameHeight: number;
}

/** Brands by name, as a configuration gives it in `brand`. */
export type BrandTable = Readonly<Record<string, BrandCapabilities>>;

const CITY_INDEX: BrandCapabilities = {
  regions: ['en-uk', 'en-sg', 'en-au'],
  defaultTab: 'username',
  tradingview: false,
  resetsInternally: false,
  offersResetSentence: true,
  frameHeight: 530,
};

const FOREX: BrandCapabilities = {
  ...CITY_INDEX,
  regions: ['en-uk', 'en-us', 'en-ca', 'en', 'ie', 'jp'],
  offersResetSentence: false,
};

const UNPREFIXED: BrandCapabilities = { ...CITY_INDEX, regions: [] };

/** The built-in brands (spec 2, 3, 9; functional spec). To add your own, spread this table and add a row. */
export const BRAND_TABLE = {
  'city-index': CITY_INDEX,
  forex: FOREX,
  whs: { ...UNPREFIXED, offersResetSentence: false },
  kq: { ...UNPREFIXED, resetsInternally: true, offersResetSentence: false },
  'forex-chinese': {
    ...UNPREFIXED,
    defaultTab: 'phone',
    countryCodes: ['86', '852', '853', '886', '65', '60'],
    resetsInternally: true,
    frameHeight: 600,
  },
  'tradingview-city-index': { ...CITY_INDEX, tradingview: true },
  'tradingview-forex': { ...FOREX, tradingview: true, offersResetSentence: true },
} as const satisfies Record<Brand, BrandCapabilities>;
