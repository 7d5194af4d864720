import { type Brand, perBrand } from '../brands/brands.ts';
import type { Cipher } from '../brands/encryptions.ts';
import type { Casing } from '../http/casing.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** The settings of a sandbox, which can change while it runs. */
export interface Settings {
  /** How the names in answers are written. */
  readonly casing: Casing;
  /** Answers 429 to the 501st call of a session within five seconds. */
  readonly rateLimit: boolean;
  /** The brands whose calls have to repeat the anti-forgery cookie in a header. */
  readonly antiForgery: Readonly<Record<Brand, boolean>>;
  /** How the forgot-password provider misbehaves. */
  readonly provider: Misbehaviour;
  /** The brands that go to the web trader by the SSO address. */
  readonly sso: Readonly<Record<Brand, boolean>>;
  /** How each brand encrypts the platform address. */
  readonly cipher: Readonly<Record<Brand, Cipher>>;
}

/** A value for all brands, or for some of them. */
export type ForBrands<Value> = Value | Readonly<Partial<Record<Brand, Value>>>;

/** A change of the settings. Missing fields stay as they are. */
export interface SettingsRequest {
  /** How the names in answers are written. */
  readonly casing?: Casing;
  /** Whether too many calls are answered with 429. */
  readonly rateLimit?: boolean;
  /** The brands whose calls have to repeat the anti-forgery cookie in a header. */
  readonly antiForgery?: ForBrands<boolean>;
  /** How the forgot-password provider misbehaves. */
  readonly provider?: Misbehaviour;
  /** The brands that go to the web trader by the SSO address. */
  readonly sso?: ForBrands<boolean>;
  /** How each brand encrypts the platform address. */
  readonly cipher?: ForBrands<Cipher>;
}

/** The platform itself asks for no anti-forgery header. In front of every other brand is a proxy that does. */
const WITHOUT_ANTI_FORGERY: Brand = 'tradingview-forex';

/** This brand opens Web Trader by a form post, the others by a plain address. */
const WITH_SSO: Brand = 'forex';

/** This brand encrypts the query of the platform address. */
const WITH_CIPHER: Brand = 'forex-chinese';

const DEFAULTS: Settings = {
  casing: 'documented',
  rateLimit: true,
  antiForgery: perBrand((brand) => brand !== WITHOUT_ANTI_FORGERY),
  provider: 'none',
  sso: perBrand((brand) => brand === WITH_SSO),
  cipher: perBrand((brand) => (brand === WITH_CIPHER ? 'des-ede3-cbc' : 'none')),
};

function applied<Value extends string | boolean>(
  old: Readonly<Record<Brand, Value>>,
  change: ForBrands<Value> | undefined,
): Record<Brand, Value> {
  return typeof change === 'object' ? { ...old, ...change } : perBrand((brand) => change ?? old[brand]);
}

function merged(old: Settings, { antiForgery, sso, cipher, ...plain }: SettingsRequest): Settings {
  return {
    ...old,
    ...plain,
    antiForgery: applied(old.antiForgery, antiForgery),
    sso: applied(old.sso, sso),
    cipher: applied(old.cipher, cipher),
  };
}

/** The settings of one sandbox. */
export interface SettingsStore {
  get(): Settings;
  change(request: SettingsRequest): void;
  /** Goes back to the settings that the sandbox was started with. */
  clear(): void;
}

/** Makes the settings of a sandbox that is started with `start`. */
export function makeSettings(start: SettingsRequest): SettingsStore {
  const first = merged(DEFAULTS, start);
  let settings = first;
  return {
    get: () => settings,
    change: (request) => {
      settings = merged(settings, request);
    },
    clear: () => {
      settings = first;
    },
  };
}
