import { err, ok, type Result } from 'neverthrow';
import { isBrand } from '../brands/brands.ts';
import { CIPHERS } from '../brands/encryptions.ts';
import { CASINGS } from '../http/casing.ts';
import { MISBEHAVIOURS } from './misbehaviour.ts';
import type { Settings, SettingsRequest } from './settings.ts';

type Check = (value: unknown) => boolean;

/** A check, and the end of the sentence "must be …". */
type Rule = readonly [check: Check, mustBe: string];

function isOneOf(names: readonly string[]): Check {
  return (value) => names.some((name) => name === value);
}
const isFlag: Check = (value) => typeof value === 'boolean';
function forBrands(check: Check): Check {
  return (value) =>
    check(value) ||
    (typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(([brand, one]) => isBrand(brand) && check(one)));
}

const OR_BY_BRAND = 'or an object of brands with such values';

const RULES: Readonly<Record<keyof Settings, Rule>> = {
  casing: [isOneOf(CASINGS), `one of: ${CASINGS.join(', ')}`],
  rateLimit: [isFlag, 'true or false'],
  antiForgery: [forBrands(isFlag), `true or false, ${OR_BY_BRAND}`],
  sso: [forBrands(isFlag), `true or false, ${OR_BY_BRAND}`],
  cipher: [forBrands(isOneOf(CIPHERS)), `one of: ${CIPHERS.join(', ')}; ${OR_BY_BRAND}`],
  provider: [isOneOf(MISBEHAVIOURS), `one of: ${MISBEHAVIOURS.join(', ')}`],
};

const ruleOf = (name: string): Rule | undefined =>
  Object.entries(RULES).find(([known]) => known === name)?.[1];

/** Reads a change of the settings. The error is one sentence for each field that is wrong. */
export function readSettings(input: unknown): Result<SettingsRequest, readonly string[]> {
  const names = Object.keys(RULES).join(', ');
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
}
