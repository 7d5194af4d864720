/** A class of characters that a new password may have to contain. */
export type PasswordClass = 'uppercase' | 'lowercase' | 'digit' | 'symbol';

/**
 * Rules for passwords. The minimum counts code points and the maximum UTF-16 units, so a password that passes has a
 * valid length however a server counts characters.
 */
export interface PasswordPolicy {
  /** In code points. */
  readonly minimum: number;
  /** In UTF-16 units. */
  readonly maximum: number;
  /** What a new password needs at least one character of. Other characters are allowed and belong to no class. */
  readonly classes: Readonly<Partial<Record<PasswordClass, RegExp>>>;
  /** Whether the old password must have such a length, too. Any will do by default: it may be older than the policy. */
  readonly limitsOld?: boolean;
}

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
