import type { BrandCapabilities, BrandTable } from '../brand/brand-table.ts';
import type { PasswordPolicy } from './password-policy.ts';

/** The platforms that a visitor can go to (spec 3, platformType). */
export const PLATFORM_TYPES = ['webtrader', 'advantage', 'settings'] as const;

/** A platform that a visitor can go to. */
export type PlatformType = (typeof PLATFORM_TYPES)[number];

/** A partner's address in `redirectUris`, compared character for character (RFC 9700 2.1). */
export interface ListedRedirectUri {
  /** The address. */
  readonly uri: string;
  /** Whether the partner may add a query of its own to the listed address. */
  readonly allowQuery: boolean;
}

/** A partner's address as `redirectUris` may hold it. `allowQuery` is false by default. */
export type AllowedRedirectUri =
  | string
  | {
      /** The address. */
      readonly uri: string;
      /** Whether the partner may add a query of its own. False by default. */
      readonly allowQuery?: boolean;
    };

/** The variants of triple-DES: three keys or two, CBC or ECB. */
export const ENCRYPTION_ALGORITHMS = ['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb'] as const;

/** A variant of triple-DES. */
export type EncryptionAlgorithm = (typeof ENCRYPTION_ALGORITHMS)[number];

/** The algorithm of an encryption that names none. */
export const DEFAULT_ALGORITHM = 'des-ede3-cbc' satisfies EncryptionAlgorithm;

/**
 * How the platform's query is encrypted: a format for interoperability that protects nothing
 * (functional spec). It has exactly one of `keyHex`, `keyText`, `keyMd5Of` and `passphrase`.
 */
export interface Encryption {
  /** The form of triple-DES: three keys (`des-ede3`) or two (`des-ede`), chained (`cbc`) or not (`ecb`). */
  readonly algorithm?: EncryptionAlgorithm;
  /** The key as hexadecimal digits: 24 bytes for `des-ede3`, 16 for `des-ede`. */
  readonly keyHex?: string;
  /** The key as UTF-8 text: 24 bytes for `des-ede3`, 16 for `des-ede`. */
  readonly keyText?: string;
  /** A text whose MD5 sum is the key. */
  readonly keyMd5Of?: string;
  /** A passphrase, used as crypto-js does. */
  readonly passphrase?: string;
  /** The initialisation vector of the `cbc` algorithms: 8 bytes as hexadecimal digits. */
  readonly ivHex?: string;
}

/** The addresses of one brand. Templates may contain `{name}` placeholders. */
export interface ConfiguredUrls {
  /** Where the trading API is: `ppe` for `/api-ppe` and `live` for `/api` on the site's own origin. With anything else, `tradingApiUrl` counts. */
  readonly apiEnv: string;
  /** The address of the trading API, or its path on the site's own origin. Not read if `apiEnv` is `ppe` or `live`. */
  readonly tradingApiUrl?: string;
  /** The address template of each platform, with placeholders such as `{sessionId}`. */
  readonly redirects: Readonly<Partial<Record<PlatformType, string>>>;
  /** By region, or under `default`. */
  readonly forgotPasswordUrls: Readonly<Record<string, string>>;
  /** The pages for forgotten user names, by region, or under `default`. */
  readonly forgotUsernameUrls: Readonly<Record<string, string>>;
  /** The address that the single sign-on form is posted to. */
  readonly sso?: string;
  /** The address that the platform sends a visitor to for a new login. The root of the region by default. */
  readonly reloadURL?: string;
  /** The page to set up two-factor authentication on. It may hold `{session}`, `{username}` and `{source}`. */
  readonly myAccountUrl?: string;
}

/** Settings of the streaming connection. Times are in milliseconds. */
export interface StreamingConfiguration {
  /** The address of the streaming server. */
  readonly serverUrl?: string;
  /** The name of the server's adapter set. `STREAMINGALL` by default. */
  readonly adapterSet?: string;
  /** How long a connection may take, in milliseconds. 10,000 by default. */
  readonly requestTimeout?: number;
  /** How long a lost connection may take to come back before the visitor is told, in milliseconds. 5,000 by default. */
  readonly reopenDelay?: number;
  /** The shortest time between two updates of the screen, in milliseconds. 250 by default. */
  readonly drawThrottle?: number;
}

/** Where the page sends its reports, and the share of page views that send them (0 to 1). */
export interface TelemetryConfiguration {
  /** The address that reports are sent to, as JSON in the body of a POST. */
  readonly url: string;
  /** The share of page views that report, from 0 to 1. */
  readonly sample: number;
}

/** The `configs/config.json` of one brand, validated and completed with defaults (spec 3, 7). */
export interface Configuration {
  /** A name in the brand table that the configuration was parsed with. */
  readonly brand: string;
  /** The brand's row in that table. It is not part of the file. */
  readonly capabilities: BrandCapabilities;
  /** The origin of the site, such as `https://login.example`. It is not part of the file. */
  readonly origin: string;
  /** What a new password needs, if not what the specification says. It is not part of the file: `createLogin` takes it. */
  readonly passwordPolicy?: PasswordPolicy;
  /** The name that visitors know the brand by. */
  readonly brandName: string;
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
  /** Whether the query of the platform's address is encrypted. This is a format and protects nothing. */
  readonly encrypted: boolean;
  /** The name of the parameter that holds the encrypted query. */
  readonly encryptedParam: string;
  /** How to encrypt. Present if `encrypted` is true. */
  readonly encryption?: Encryption;
  /** Whether Web Trader is entered by a form that is posted to `urls.sso`. */
  readonly useSso: boolean;
  /** Whether both tabs are shown, user name and phone. Otherwise the brand's own tab alone. */
  readonly dualLoginSupported: boolean;
  /** With this or `dualLoginSupported`, the page for forgotten passwords opens in a new tab instead of a frame. */
  readonly useSingleTabLogin: boolean;
  /** Whether there is a way to reset the password. */
  readonly showForgotPassword: boolean;
  /** The theme that the page for forgotten passwords is opened with. */
  readonly forgottenCode: string;
  /** The brand names whose page for forgotten passwords is always shown in a frame. */
  readonly brandsWithForgotPasswordFrame: readonly string[];
  /** The addresses of the risk disclaimer, by language. */
  readonly riskDisclaimerSvgUrls: Readonly<Record<string, string>>;
  /** The partners' addresses that a login may lead back to. If empty, every `redirect_uri` is refused. */
  readonly redirectUris: readonly ListedRedirectUri[];
  /** The connection to the streaming server. */
  readonly streaming: StreamingConfiguration;
  /** Undefined if the file has none, or one that cannot be used: nothing is reported then. */
  readonly telemetry?: TelemetryConfiguration;
  /** The addresses that the login uses. */
  readonly urls: ConfiguredUrls;
}

/** The site that a configuration is for. */
export interface ConfiguredSite {
  /** The site's own origin, such as `https://login.example`. */
  readonly origin: string;
  /** The brands that the file may name, by default the built-in ones. */
  readonly brands?: BrandTable;
}

/** The path of the configuration, relative to the site's root (spec 7). */
export const CONFIGURATION_FILE = 'configs/config.json';

/** Returns the platforms that the configuration has an address for, in the order of `PLATFORM_TYPES`. */
export const configuredPlatforms = ({ urls }: Configuration): readonly PlatformType[] =>
  PLATFORM_TYPES.filter((platform) => urls.redirects[platform] !== undefined);
