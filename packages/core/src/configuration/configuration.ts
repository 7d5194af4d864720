import type { BrandCapabilities, BrandTable } from '../brand/brand-table.ts';
import type { PasswordPolicy } from './password-policy.ts';

/** The platforms that a visitor can go to (spec 3, platformType). */
export const PLATFORM_TYPES = ['webtrader', 'advantage', 'settings'] as const;

/** A platform that a visitor can go to. */
export type PlatformType = (typeof PLATFORM_TYPES)[number];

/** A partner's address in `redirectUris`, compared character for character (RFC 9700 2.1). */
export interface ListedRedirectUri {
  readonly uri: string;
  /** Whether the partner may add a query of its own to the listed address. */
  readonly allowQuery: boolean;
}

/** A partner's address as `redirectUris` may hold it. `allowQuery` is false by default. */
export type AllowedRedirectUri = string | { readonly uri: string; readonly allowQuery?: boolean };

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
  readonly algorithm?: EncryptionAlgorithm;
  readonly keyHex?: string;
  readonly keyText?: string;
  readonly keyMd5Of?: string;
  readonly passphrase?: string;
  readonly ivHex?: string;
}

/** The addresses of one brand. Templates may contain `{name}` placeholders. */
export interface ConfiguredUrls {
  readonly apiEnv: string;
  readonly tradingApiUrl?: string;
  readonly redirects: Readonly<Partial<Record<PlatformType, string>>>;
  /** By region, or under `default`. */
  readonly forgotPasswordUrls: Readonly<Record<string, string>>;
  readonly forgotUsernameUrls: Readonly<Record<string, string>>;
  readonly sso?: string;
  readonly reloadURL?: string;
  readonly myAccountUrl?: string;
}

/** Settings of the streaming connection. Times are in milliseconds. */
export interface StreamingConfiguration {
  readonly serverUrl?: string;
  readonly adapterSet?: string;
  readonly requestTimeout?: number;
  readonly reopenDelay?: number;
  readonly drawThrottle?: number;
}

/** Where the page sends its reports, and the share of page views that send them (0 to 1). */
export interface TelemetryConfiguration {
  readonly url: string;
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
  readonly brandName: string;
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
  readonly showForgotPassword: boolean;
  readonly forgottenCode: string;
  readonly brandsWithForgotPasswordFrame: readonly string[];
  readonly riskDisclaimerSvgUrls: Readonly<Record<string, string>>;
  readonly redirectUris: readonly ListedRedirectUri[];
  readonly streaming: StreamingConfiguration;
  /** Undefined if the file has none, or one that cannot be used: nothing is reported then. */
  readonly telemetry?: TelemetryConfiguration;
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
