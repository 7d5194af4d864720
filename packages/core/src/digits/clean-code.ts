import { asciiDigits } from './ascii-digits.ts';
import { BETWEEN_DIGITS } from './between-digits.ts';

/** A code as it was meant: digits in ASCII, without the spaces and dashes that mails and text messages group it by. */
export const cleanCode = (text: string): string => asciiDigits(text).replace(BETWEEN_DIGITS, '');
