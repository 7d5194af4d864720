import { asciiDigits } from './ascii-digits.ts';

/**
 * A code as it was meant: digits in ASCII, without spaces and dashes of any kind, as mails and text messages put them
 * between the groups. Marks that nobody sees, those of direction above all, come along with copied text and go too.
 */
export const cleanCode = (text: string): string =>
  asciiDigits(text).replace(/[\s\p{White_Space}\p{Dash}\p{Default_Ignorable_Code_Point}]/gu, '');
