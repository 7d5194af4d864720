import type { Brand } from './brands.ts';

/** The shape of `configs/config.json`, under the names of spec 3 (functional spec, the configuration file). */
export interface SiteConfiguration {
  /** The name that visitors know the brand by. */
  readonly brandName: string;
  /** The brand of the site. */
  readonly brand: Brand;
  /** The key that the API knows this application by. */
  readonly appKey: string;
  /** The key for logins to Web Trader. */
  readonly appKeyWebTrader: string;
  /** The title that the platform is opened with. */
  readonly appTitle: string;
  /** The title of the page in the browser. */
  readonly pageTitle: string;
  /** The colours of the page. `auto` follows the visitor's system. */
  readonly defaultTheme: 'light' | 'dark' | 'auto';
  /** Texts that are added to the platform's address. `accent` also colours the page. */
  readonly skin: Readonly<Record<string, string>>;
  /** Whether the query of the platform's address is encrypted. */
  readonly encrypted: boolean;
  /** The name of the parameter that holds the encrypted query. */
  readonly encryptedParam: string;
  /** How the query is encrypted. */
  readonly encryption?: Encryption;
  /** Whether Web Trader is entered by a form that is posted to `urls.sso`. */
  readonly useSso: boolean;
  /** Whether both tabs are shown, user name and phone. */
  readonly dualLoginSupported: boolean;
  /** Whether the page for forgotten passwords opens in a new tab instead of a frame. */
  readonly useSingleTabLogin: boolean;
  /** A setting of spec 3 without an effect. */
  readonly newDesignsAllowedLangs: readonly string[];
  /** Whether there is a way to reset the password. */
  readonly showForgotPassword: boolean;
  /** The theme that the page for forgotten passwords is opened with. */
  readonly forgottenCode: string;
  /** The brand names whose page for forgotten passwords is always shown in a frame. */
  readonly brandsWithForgotPasswordFrame: readonly string[];
  /** The addresses of the risk disclaimer, by language. */
  readonly riskDisclaimerSvgUrls: Readonly<Record<'en' | 'de', string>>;
  /** The partners' addresses that a login may lead back to. */
  readonly redirectUris: readonly (
    | string
    | {
        /** The address. */
        readonly uri: string;
        /** Whether the partner may add a query of its own. */
        readonly allowQuery: boolean;
      }
  )[];
  /** The connection to the streaming server. */
  readonly streaming?: {
    /** The address of the server. */
    readonly serverUrl?: string;
  };
  /** Reports of the page. */
  readonly telemetry?: {
    /** The address that reports are sent to. */
    readonly url?: string;
  };
  /** The addresses that the login uses. */
  readonly urls: SiteUrls;
}

/** How the query of the platform address is encrypted (functional spec, the encrypted query). */
export interface Encryption {
  /** `des-ede3-cbc` by default. */
  readonly algorithm?: 'des-ede3-cbc' | 'des-ede3-ecb' | 'des-ede-cbc' | 'des-ede-ecb';
  /** The key as hexadecimal digits. */
  readonly keyHex?: string;
  /** The key as UTF-8 text. */
  readonly keyText?: string;
  /** A text whose MD5 sum is the key. */
  readonly keyMd5Of?: string;
  /** The initialisation vector of the `cbc` algorithms: 8 bytes as hexadecimal digits. */
  readonly ivHex?: string;
  /** A passphrase, used as OpenSSL does. */
  readonly passphrase?: string;
}

/** The addresses that a brand's site calls and sends visitors to. */
export interface SiteUrls {
  /** The API is `/api-ppe` of the site's origin for `ppe`, `/api` for `live`, and `tradingApiUrl` for all else. */
  readonly apiEnv: string;
  /** The address of the trading API. */
  readonly tradingApiUrl?: string;
  /** The address template of each platform. */
  readonly redirects: Readonly<Partial<Record<PlatformType, string>>>;
  /** The pages for forgotten passwords, by region, or under `default`. */
  readonly forgotPasswordUrls: Readonly<Record<string, string>>;
  /** The pages for forgotten user names, by region, or under `default`. */
  readonly forgotUsernameUrls: Readonly<Record<string, string>>;
  /** The address that the single sign-on form is posted to. */
  readonly sso?: string;
  /** The address that the platform sends a visitor to for a new login. */
  readonly reloadURL?: string;
  /** An address of spec 3 without an effect. */
  readonly webtrader?: string;
  /** The page to set up two-factor authentication on. */
  readonly myAccountUrl: string;
}

/** The platforms that a login can lead to (spec 3). */
export const PLATFORM_TYPES = ['webtrader', 'advantage', 'settings'] as const;

/** The name of a platform. */
export type PlatformType = (typeof PLATFORM_TYPES)[number];
