/**
 * The rules for passwords (spec 5, 9). `checkPassword` checks them, and the help text takes its numbers from
 * them. The minimum counts code points and the maximum UTF-16 units, so a password that passes has a valid
 * length however a server counts characters.
 */
export const PASSWORD_POLICY = {
  /** In code points. */
  minimum: 8,
  /** In UTF-16 units. */
  maximum: 15,
  /** At least one of each; symbols are ASCII's 32. Other characters are allowed and belong to no class. */
  classes: {
    uppercase: /[A-Z]/,
    lowercase: /[a-z]/,
    digit: /[0-9]/,
    symbol: /[!-/:-@[-`{-~]/,
  },
} as const;

/** A class of characters that a new password must contain. */
export type PasswordClass = keyof typeof PASSWORD_POLICY.classes;

/** The result of checking a password. */
export interface PasswordCheck extends Readonly<Record<PasswordClass, boolean>> {
  readonly lengthOk: boolean;
  /** Whether all four classes are present. True for an empty value, which is `required` instead (spec 5). */
  readonly formatOk: boolean;
}

/** Checks a password as typed: nothing is trimmed, converted or normalised (spec 5). */
export function checkPassword(password: string): PasswordCheck {
  const { minimum, maximum, classes } = PASSWORD_POLICY;
  // Check the maximum first, so that a huge value is not split into characters.
  const lengthOk = password.length <= maximum && [...password].length >= minimum;
  const uppercase = classes.uppercase.test(password);
  const lowercase = classes.lowercase.test(password);
  const digit = classes.digit.test(password);
  const symbol = classes.symbol.test(password);
  const formatOk = password === '' || (uppercase && lowercase && digit && symbol);
  return { lengthOk, uppercase, lowercase, digit, symbol, formatOk };
}
