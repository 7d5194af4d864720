/**
 * The languages of the login, their names, the direction that they are written in, and what the platform calls them.
 *
 * ```ts
 * import { cultureOf, directionOf, languageOf, NATIVE_NAMES, separatorsOf } from '@gatehouse-login/core/locale';
 *
 * const language = languageOf('ar-AE');
 * console.log(NATIVE_NAMES[language], directionOf(language), cultureOf(language).code); // prints: العربية rtl ar-AE
 * console.log(separatorsOf('de').decimal); // prints: ,
 * ```
 *
 * @packageDocumentation
 */

export { type Culture, cultureOf } from './culture.ts';
export { directionOf } from './direction.ts';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, languageOf } from './language.ts';
export { NATIVE_NAMES } from './native-name.ts';
export { type Separators, separatorsOf } from './separators.ts';
