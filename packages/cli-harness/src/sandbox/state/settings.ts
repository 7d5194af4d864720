import { err, ok, type Result } from 'neverthrow';
import { type Brand, brandIds } from '../brands.ts';

/** How names in answers are written: as documented (v2 camel case, v1 and errors Pascal case), or all alike. */
export const casings = ['documented', 'camel', 'pascal'] as const;
export type Casing = (typeof casings)[number];

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
}

/** Settings as they are asked for: what is left out stays. */
export interface SettingsRequest {
  readonly casing?: Casing;
  readonly rateLimit?: boolean;
  readonly antiForgery?: boolean | Readonly<Partial<Record<Brand, boolean>>>;
  readonly provider?: Misbehaviour;
}

/** The platform itself wants no anti-forgery header; all brands but the last have a proxy before it that does. */
const withoutAntiForgery: Brand = 'tradingview-forex';

const perBrand = (value: (brand: Brand) => boolean): Record<Brand, boolean> =>
  Object.fromEntries(brandIds.map((brand) => [brand, value(brand)])) as Record<Brand, boolean>;

const defaults: Settings = {
  casing: 'documented',
  rateLimit: true,
  antiForgery: perBrand((brand) => brand !== withoutAntiForgery),
  provider: 'none',
};

const merged = (old: Settings, { antiForgery, ...plain }: SettingsRequest): Settings => ({
  ...old,
  ...plain,
  antiForgery:
    typeof antiForgery === 'boolean' ? perBrand(() => antiForgery) : { ...old.antiForgery, ...antiForgery },
});

const isOne = (names: readonly string[]) => (value: unknown) => names.some((name) => name === value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isFlags = (value: unknown): boolean =>
  isFlag(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([brand, flag]) => isOne(brandIds)(brand) && isFlag(flag)));

const rules: Readonly<Record<string, readonly [holds: (value: unknown) => boolean, rule: string]>> = {
  casing: [isOne(casings), `one of: ${casings.join(', ')}`],
  rateLimit: [isFlag, 'true or false'],
  antiForgery: [isFlags, 'true, false, or an object of brands with true or false'],
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
