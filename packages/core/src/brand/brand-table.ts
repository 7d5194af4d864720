import type { Brand } from './brand.ts';
import type { Region } from './region.ts';

/** How a visitor names himself on the login form (spec 3, login tab type). */
export type LoginTab = 'username' | 'phone';

/** Everything that differs between brands, as data. No other code asks which brand it is. */
export interface BrandCapabilities {
  /** Region prefixes, the first one the default; empty where paths have none. */
  readonly regions: readonly Region[];
  readonly defaultTab: LoginTab;
  /** Departs through the authorisation redirect: needs a `redirect_uri`, shows no foreign links. */
  readonly tradingview: boolean;
  /** The forgot-password link goes to our own /reset, whatever the configuration says. */
  readonly resetsInternally: boolean;
  /** Login-failed may say 'or you can reset your password' (spec 2). */
  readonly offersResetSentence: boolean;
  /** Height of the framed forgot-password page in CSS pixels (spec 9). */
  readonly frameHeight: number;
}

/** Brands by the name that a configuration gives in `brand`. */
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

/** The built-in brands (spec 2, 3, 9; docs/unknowns.md). To add one of your own, spread this table and add a row. */
export const BRAND_TABLE = {
  'city-index': CITY_INDEX,
  forex: FOREX,
  whs: { ...UNPREFIXED, offersResetSentence: false },
  kq: { ...UNPREFIXED, resetsInternally: true, offersResetSentence: false },
  'forex-chinese': { ...UNPREFIXED, defaultTab: 'phone', resetsInternally: true, frameHeight: 600 },
  'tradingview-city-index': { ...CITY_INDEX, tradingview: true },
  'tradingview-forex': { ...FOREX, tradingview: true, offersResetSentence: true },
} as const satisfies Record<Brand, BrandCapabilities>;
