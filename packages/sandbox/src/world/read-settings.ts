import { err, ok, type Result } from 'neverthrow';
import { isBrand } from '../brands/brands.ts';
import { ciphers } from '../brands/encryptions.ts';
import { casings } from '../http/casing.ts';
import { misbehaviours } from './misbehaviour.ts';
import type { Settings, SettingsRequest } from './settings.ts';

type Check = (value: unknown) => boolean;

/** A check, and the end of the sentence that says what a value must be. */
type Rule = readonly [check: Check, mustBe: string];

const isOneOf =
  (names: readonly string[]): Check =>
  (value) =>
    names.some((name) => name === value);
const isFlag: Check = (value) => typeof value === 'boolean';
const forBrands =
  (check: Check): Check =>
  (value) =>
    check(value) ||
    (typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(([brand, one]) => isBrand(brand) && check(one)));

const orByBrand = 'or an object of brands with such values';

const rules: Readonly<Record<keyof Settings, Rule>> = {
  casing: [isOneOf(casings), `one of: ${casings.join(', ')}`],
  rateLimit: [isFlag, 'true or false'],
  antiForgery: [forBrands(isFlag), `true or false, ${orByBrand}`],
  sso: [forBrands(isFlag), `true or false, ${orByBrand}`],
  cipher: [forBrands(isOneOf(ciphers)), `one of: ${ciphers.join(', ')}; ${orByBrand}`],
  provider: [isOneOf(misbehaviours), `one of: ${misbehaviours.join(', ')}`],
};

const ruleOf = (name: string): Rule | undefined =>
  Object.entries(rules).find(([known]) => known === name)?.[1];

/** Reads a change of the settings. The error is one sentence for each field that is wrong. */
export const readSettings = (input: unknown): Result<SettingsRequest, readonly string[]> => {
  const names = Object.keys(rules).join(', ');
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return err([`Settings are a JSON object with any of: ${names}.`]);
  }
  const problems = Object.entries(input).flatMap(([name, value]) => {
    const rule = ruleOf(name);
    if (rule === undefined) return [`"${name}" is not a setting: ${names}.`];
    const [check, mustBe] = rule;
    return check(value) ? [] : [`"${name}" must be ${mustBe}.`];
  });
  // Every field has just been checked.
  return problems.length > 0 ? err(problems) : ok(input as SettingsRequest);
};
