import { asciiDigits } from '../digits/ascii-digits.ts';
import { cleanCode } from '../digits/clean-code.ts';

/** How long a two-factor code is, in characters (spec 5, 9). */
export const CODE_LENGTH = 6;

/**
 * The code that was meant by what stands in the field: digits in ASCII, and what is not six characters without the
 * spaces and dashes that mails group codes by. Six characters are a code as they are, whichever they may be.
 */
export function codeOf(text: string): string {
  const code = asciiDigits(text);
  return isCodeComplete(code) ? code : cleanCode(code);
}

/** Says whether a code may be sent: exactly six characters, whichever they are (spec 5). */
export const isCodeComplete = (code: string): boolean => [...code].length === CODE_LENGTH;
