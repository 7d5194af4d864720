import { asciiDigits } from './ascii-digits.ts';
import { BETWEEN_DIGITS } from './between-digits.ts';

/** Normalises a code: ASCII digits, without the spaces and dashes that e-mails and messages group it by. */
export const cleanCode = (text: string): string => asciiDigits(text).replace(BETWEEN_DIGITS, '');
