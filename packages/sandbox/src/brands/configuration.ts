import type { Brand } from './brands.ts';

/** The shape of `configs/config.json` (docs/unknowns.md, the configuration file). Names are those of spec 3. */
export interface SiteConfiguration {
  readonly brandName: string;
  readonly brand: Brand;
  readonly appKey: string;
  readonly appKeyWebTrader: string;
  readonly appTitle: string;
  readonly pageTitle: string;
  readonly defaultTheme: 'light' | 'dark' | 'auto';
  readonly skin: Readonly<Record<string, string>>;
  readonly encrypted: boolean;
  readonly encryptedParam: string;
  readonly encryption?: Encryption;
  readonly useSso: boolean;
  readonly dualLoginSupported: boolean;
  readonly useSingleTabLogin: boolean;
  readonly newDesignsAllowedLangs: readonly string[];
  readonly showForgotPassword: boolean;
  readonly forgottenCode: string;
  readonly brandsWithForgotPasswordFrame: readonly string[];
  readonly riskDisclaimerSvgUrls: Readonly<Record<'en' | 'de', string>>;
  readonly redirectUris: readonly (string | { readonly uri: string; readonly allowQuery: boolean })[];
  readonly urls: SiteUrls;
}

/** How the query of the platform address is encrypted (docs/unknowns.md, the encrypted query). */
export interface Encryption {
  /** `des-ede3-cbc` where a passphrase stands alone. */
  readonly algorithm?: 'des-ede3-cbc' | 'des-ede3-ecb' | 'des-ede-cbc' | 'des-ede-ecb';
  readonly keyHex?: string;
  readonly keyText?: string;
  readonly keyMd5Of?: string;
  readonly ivHex?: string;
  readonly passphrase?: string;
}

export interface SiteUrls {
  /** `ppe` → origin + /api-ppe, `live` → origin + /api, anything else → tradingApiUrl. */
  readonly apiEnv: string;
  readonly tradingApiUrl?: string;
  readonly redirects: Readonly<Partial<Record<PlatformType, string>>>;
  readonly forgotPasswordUrls: Readonly<Record<string, string>>;
  readonly forgotUsernameUrls: Readonly<Record<string, string>>;
  readonly sso?: string;
  readonly reloadURL?: string;
  readonly webtrader?: string;
  readonly myAccountUrl: string;
}

/** The three platforms of spec 3. */
export const platformTypes = ['webtrader', 'advantage', 'settings'] as const;
export type PlatformType = (typeof platformTypes)[number];
