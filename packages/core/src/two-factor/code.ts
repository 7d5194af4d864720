/** How long a two-factor code is, in characters (spec 5, 9). */
export const CODE_LENGTH = 6;

/** Says whether a code may be sent: exactly six characters, whichever they are (spec 5). */
export const isCodeComplete = (code: string): boolean => [...code].length === CODE_LENGTH;
