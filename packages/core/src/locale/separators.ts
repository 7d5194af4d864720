import { type Language, languageOf } from './language.ts';

/** The separators of a language: before the fraction, and between groups of digits. */
export interface Separators {
  /** The separator before the fraction. */
  readonly decimal: '.' | ',';
  /** The separator between groups of digits. */
  readonly group: string;
}

const DOT: Separators = { decimal: '.', group: ',' };
const COMMA: Separators = { decimal: ',', group: '.' };

// The table of spec 9, not Intl's: Intl uses other separators for Arabic and does not
// group short Polish numbers.
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

/** Returns the number separators of a language (spec 9); the English ones for an unknown language. */
export const separatorsOf = (language: Language): Separators => SEPARATORS[languageOf(language)];
