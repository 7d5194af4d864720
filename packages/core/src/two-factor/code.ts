import { asciiDigits } from '../digits/ascii-digits.ts';
import { cleanCode } from '../digits/clean-code.ts';

/** The length of a two-factor code in characters (spec 5, 9). */
export const CODE_LENGTH = 6;

/**
 * Returns the code that the visitor meant. Digits become ASCII; unless that gives six characters, the spaces
 * and dashes that e-mails group codes by are removed. Any six characters are a code as they are.
 */
export function codeOf(text: string): string {
  const code = asciiDigits(text);
  return isCodeComplete(code) ? code : cleanCode(code);
}

/** Checks whether a code can be sent: exactly six characters of any kind (spec 5). */
export const isCodeComplete = (code: string): boolean => [...code].length === CODE_LENGTH;
