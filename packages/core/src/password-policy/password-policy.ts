/**
 * The rule for passwords, as data: what `checkPassword` judges by and what the help text draws its numbers from
 * (spec 5, 9). A character is a code point for the minimum and a UTF-16 unit for the maximum, so that no reading
 * of "character" that a server may have finds a password too short or too long.
 */
export const PASSWORD_POLICY = {
  /** In code points. */
  minimum: 8,
  /** In UTF-16 units. */
  maximum: 15,
  /** One character at least of each; symbols are the 32 of ASCII. Other characters are allowed and count for none. */
  classes: {
    uppercase: /[A-Z]/,
    lowercase: /[a-z]/,
    digit: /[0-9]/,
    symbol: /[!-/:-@[-`{-~]/,
  },
} as const;

/** A kind of character that a new password must contain. */
export type PasswordClass = keyof typeof PASSWORD_POLICY.classes;

/** What a password fulfils. */
export interface PasswordCheck extends Readonly<Record<PasswordClass, boolean>> {
  readonly lengthOk: boolean;
  /** All four classes are there; true for an empty value, which is for "required" to refuse (spec 5). */
  readonly formatOk: boolean;
}

/** Judges a password as it was typed: nothing is trimmed, converted or normalised (spec 5). */
export function checkPassword(password: string): PasswordCheck {
  const { minimum, maximum, classes } = PASSWORD_POLICY;
  // The maximum first, so that no huge value is taken apart.
  const lengthOk = password.length <= maximum && [...password].length >= minimum;
  const uppercase = classes.uppercase.test(password);
  const lowercase = classes.lowercase.test(password);
  const digit = classes.digit.test(password);
  const symbol = classes.symbol.test(password);
  const formatOk = password === '' || (uppercase && lowercase && digit && symbol);
  return { lengthOk, uppercase, lowercase, digit, symbol, formatOk };
}
