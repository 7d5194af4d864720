import type { PasswordClass, PasswordPolicy } from '../configuration/password-policy.ts';

/** The policy of the specification (spec 5, 9). Symbols are ASCII's 32. */
export const PASSWORD_POLICY = {
  minimum: 8,
  maximum: 15,
  classes: {
    uppercase: /[A-Z]/,
    lowercase: /[a-z]/,
    digit: /[0-9]/,
    symbol: /[!-/:-@[-`{-~]/,
  },
  limitsOld: true,
} as const satisfies PasswordPolicy;

/** The result of checking a password. A class that the policy does not ask for is true. */
export interface PasswordCheck extends Readonly<Record<PasswordClass, boolean>> {
  /** Whether the length is within the limits. */
  readonly lengthOk: boolean;
  /** Whether all classes are present. True for an empty value, which is `required` instead (spec 5). */
  readonly formatOk: boolean;
}

/** Checks a password as typed: nothing is trimmed, converted or normalised (spec 5). */
export function checkPassword(password: string, policy: PasswordPolicy = PASSWORD_POLICY): PasswordCheck {
  const { minimum, maximum, classes } = policy;
  // Check the maximum first, so that a huge value is not split into characters.
  const lengthOk = password.length <= maximum && [...password].length >= minimum;
  // `test` would remember where a pattern with the flag `g` has matched.
  const has = (name: PasswordClass): boolean => password.search(classes[name] ?? '') >= 0;
  const uppercase = has('uppercase');
  const lowercase = has('lowercase');
  const digit = has('digit');
  const symbol = has('symbol');
  const formatOk = password === '' || (uppercase && lowercase && digit && symbol);
  return { lengthOk, uppercase, lowercase, digit, symbol, formatOk };
}
