import { type Language, languageOf } from './language.ts';

/** How a language writes numbers: the mark before the fraction, and the one between groups of digits. */
export interface Separators {
  readonly decimal: '.' | ',';
  readonly group: string;
}

const DOT: Separators = { decimal: '.', group: ',' };
const COMMA: Separators = { decimal: ',', group: '.' };

// Spec 9's own table, not Intl's: Intl writes Arabic with other marks, and leaves the group out of short Polish numbers.
const SEPARATORS = {
  en: DOT,
  zh: DOT,
  ja: DOT,
  // The Arabic thousands separator.
  ar: { decimal: ',', group: '\u066C' },
  de: COMMA,
  es: COMMA,
  // The non-breaking space.
  pl: { decimal: ',', group: '\u00A0' },
} as const satisfies Record<Language, Separators>;

/** The separators of a language's numbers (spec 9); English ones for a language that the interface does not speak. */
export const separatorsOf = (language: Language): Separators => SEPARATORS[languageOf(language)];
