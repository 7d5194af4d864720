import type { BrandCapabilities, BrandTable } from '../brand/brand-table.ts';

/** The platforms that a visitor can go to (spec 3, platformType). */
export const PLATFORM_TYPES = ['webtrader', 'advantage', 'settings'] as const;

/** A platform to sign in to. */
export type PlatformType = (typeof PLATFORM_TYPES)[number];

/** A partner's address in `redirectUris`, compared character for character (RFC 9700 2.1). */
export interface ListedRedirectUri {
  readonly uri: string;
  /** A query of the partner's own is accepted behind the listed address. */
  readonly allowQuery: boolean;
}

/** An entry as it may stand in a list: an address alone, or with leave for a query (no leave unless given). */
export type AllowedRedirectUri = string | { readonly uri: string; readonly allowQuery?: boolean };

/** The forms of triple-DES: with three keys or two, chained or not. */
export const ENCRYPTION_ALGORITHMS = ['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb'] as const;

/** One of them. */
export type EncryptionAlgorithm = (typeof ENCRYPTION_ALGORITHMS)[number];

/** What an encryption follows that names none. */
export const DEFAULT_ALGORITHM = 'des-ede3-cbc' satisfies EncryptionAlgorithm;

/**
 * How the platform's query is encrypted: a format to interoperate with, no protection (docs/unknowns.md). It has one
 * of the four keys.
 */
export interface Encryption {
  readonly algorithm?: EncryptionAlgorithm;
  readonly keyHex?: string;
  readonly keyText?: string;
  readonly keyMd5Of?: string;
  readonly passphrase?: string;
  readonly ivHex?: string;
}

/** The addresses of one brand; templates may hold `{name}` placeholders. */
export interface ConfiguredUrls {
  readonly apiEnv: string;
  readonly tradingApiUrl?: string;
  readonly redirects: Readonly<Partial<Record<PlatformType, string>>>;
  /** By region, or `default`. */
  readonly forgotPasswordUrls: Readonly<Record<string, string>>;
  readonly forgotUsernameUrls: Readonly<Record<string, string>>;
  readonly sso?: string;
  readonly reloadURL?: string;
  readonly myAccountUrl?: string;
}

/** Figures for the streaming connection, in milliseconds. */
export interface StreamingConfiguration {
  readonly serverUrl?: string;
  readonly adapterSet?: string;
  readonly requestTimeout?: number;
  readonly reopenDelay?: number;
  readonly drawThrottle?: number;
}

/** One brand's `configs/config.json`, checked and completed (spec 3, 7). */
export interface Configuration {
  /** A name in the brand table that the configuration was parsed with. */
  readonly brand: string;
  /** The brand's row in that table. It is not part of the file. */
  readonly capabilities: BrandCapabilities;
  /** The origin of the site that the file belongs to, such as `https://login.example`. It is not part of the file. */
  readonly origin: string;
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
  readonly urls: ConfiguredUrls;
}

/** What a configuration file is read for. */
export interface ConfiguredSite {
  /** The site's own origin, such as `https://login.example`. */
  readonly origin: string;
  /** The brands that the file may name; the built-in ones by default. */
  readonly brands?: BrandTable;
}

/** The file that a configuration is read from, relative to the site's root (spec 7). */
export const CONFIGURATION_FILE = 'configs/config.json';

/** The platforms that the configuration has an address for, in their order. */
export const configuredPlatforms = ({ urls }: Configuration): readonly PlatformType[] =>
  PLATFORM_TYPES.filter((platform) => urls.redirects[platform] !== undefined);
