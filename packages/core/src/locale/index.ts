export { type Culture, cultureOf } from './culture.ts';
export { directionOf } from './direction.ts';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, languageOf } from './language.ts';
export { NATIVE_NAMES } from './native-name.ts';
export { type Separators, separatorsOf } from './separators.ts';
