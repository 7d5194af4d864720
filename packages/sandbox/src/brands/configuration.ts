import type { Brand } from './brands.ts';

/** The shape of `configs/config.json`, under the names of spec 3 (functional spec, the configuration file). */
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
  readonly streaming?: { readonly serverUrl?: string };
  readonly telemetry?: { readonly url?: string };
  readonly urls: SiteUrls;
}

/** How the query of the platform address is encrypted (functional spec, the encrypted query). */
export interface Encryption {
  /** `des-ede3-cbc` by default. */
  readonly algorithm?: 'des-ede3-cbc' | 'des-ede3-ecb' | 'des-ede-cbc' | 'des-ede-ecb';
  readonly keyHex?: string;
  readonly keyText?: string;
  readonly keyMd5Of?: string;
  readonly ivHex?: string;
  readonly passphrase?: string;
}

/** The addresses that a brand's site calls and sends visitors to. */
export interface SiteUrls {
  /** The API is `/api-ppe` of the site's origin for `ppe`, `/api` for `live`, and `tradingApiUrl` for all else. */
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

/** The platforms that a login can lead to (spec 3). */
export const PLATFORM_TYPES = ['webtrader', 'advantage', 'settings'] as const;

export type PlatformType = (typeof PLATFORM_TYPES)[number];
