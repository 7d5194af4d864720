import { err, ok, type Result } from 'neverthrow';
import { type Brand, brandIds } from '../brands/brands.ts';
import { type Cipher, ciphers } from '../brands/encryptions.ts';
import { type Casing, casings } from '../http/casing.ts';

/** What the page of the forgot-password provider does beside showing its parameters. */
export const misbehaviours = [
  'none',
  'leaves-frame',
  'posts-messages',
  'slow',
  'refuses-framing',
  'opens-window',
] as const;
export type Misbehaviour = (typeof misbehaviours)[number];

/** What can be switched while a sandbox runs. */
export interface Settings {
  readonly casing: Casing;
  /** 500 calls in five seconds and session, then 429. */
  readonly rateLimit: boolean;
  /** Brands whose calls must repeat the anti-forgery cookie in a header. */
  readonly antiForgery: Readonly<Record<Brand, boolean>>;
  readonly provider: Misbehaviour;
  /** Brands whose way to the web trader leads over the SSO address. */
  readonly sso: Readonly<Record<Brand, boolean>>;
  /** How each brand encrypts the platform address. */
  readonly cipher: Readonly<Record<Brand, Cipher>>;
}

/** Settings as they are asked for: what is left out stays. */
export interface SettingsRequest {
  readonly casing?: Casing;
  readonly rateLimit?: boolean;
  readonly antiForgery?: boolean | Readonly<Partial<Record<Brand, boolean>>>;
  readonly provider?: Misbehaviour;
  readonly sso?: boolean | Readonly<Partial<Record<Brand, boolean>>>;
  readonly cipher?: Cipher | Readonly<Partial<Record<Brand, Cipher>>>;
}

/** The platform itself wants no anti-forgery header; all brands but the last have a proxy before it that does. */
const withoutAntiForgery: Brand = 'tradingview-forex';

const perBrand = <Value>(value: (brand: Brand) => Value): Record<Brand, Value> =>
  Object.fromEntries(brandIds.map((brand) => [brand, value(brand)])) as Record<Brand, Value>;

const defaults: Settings = {
  casing: 'documented',
  rateLimit: true,
  antiForgery: perBrand((brand) => brand !== withoutAntiForgery),
  provider: 'none',
  sso: perBrand(() => false),
  cipher: perBrand(() => 'none'),
};

/** One value for every brand, or those of some brands over what was there. */
const spread = <Value extends string | boolean>(
  old: Readonly<Record<Brand, Value>>,
  asked: Value | Readonly<Partial<Record<Brand, Value>>> | undefined,
): Record<Brand, Value> => {
  if (typeof asked === 'object') return { ...old, ...asked };
  return perBrand((brand) => asked ?? old[brand]);
};

const merged = (old: Settings, { antiForgery, sso, cipher, ...plain }: SettingsRequest): Settings => ({
  ...old,
  ...plain,
  antiForgery: spread(old.antiForgery, antiForgery),
  sso: spread(old.sso, sso),
  cipher: spread(old.cipher, cipher),
});

const isOne = (names: readonly string[]) => (value: unknown) => names.some((name) => name === value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const forBrands =
  (holds: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    holds(value) ||
    (typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(([brand, one]) => isOne(brandIds)(brand) && holds(one)));

const byBrand = 'or an object of brands with such values';

const rules: Readonly<Record<string, readonly [holds: (value: unknown) => boolean, rule: string]>> = {
  casing: [isOne(casings), `one of: ${casings.join(', ')}`],
  rateLimit: [isFlag, 'true or false'],
  antiForgery: [forBrands(isFlag), `true or false, ${byBrand}`],
  sso: [forBrands(isFlag), `true or false, ${byBrand}`],
  cipher: [forBrands(isOne(ciphers)), `one of: ${ciphers.join(', ')}; ${byBrand}`],
  provider: [isOne(misbehaviours), `one of: ${misbehaviours.join(', ')}`],
};

/** Reads settings from outside; the error is one sentence for each field that is wrong. */
export const readSettings = (input: unknown): Result<SettingsRequest, readonly string[]> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return err([`Settings are a JSON object with any of: ${Object.keys(rules).join(', ')}.`]);
  }
  const problems = Object.entries(input).flatMap(([name, value]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) return [`"${name}" is not a setting: ${Object.keys(rules).join(', ')}.`];
    return rule[0](value) ? [] : [`"${name}" must be ${rule[1]}.`];
  });
  // Every field has just been checked.
  return problems.length > 0 ? err(problems) : ok(input as SettingsRequest);
};

/** The settings of one sandbox. */
export interface SettingsStore {
  get(): Settings;
  change(request: SettingsRequest): void;
  clear(): void;
}

/** Makes the store; `clear` goes back to what the sandbox was started with. */
export const makeSettings = (start: SettingsRequest): SettingsStore => {
  const first = merged(defaults, start);
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
};
