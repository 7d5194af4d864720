import { isLanguage, LANGUAGES, languageOf, PLATFORM_TYPES, type PlatformType } from '@gatehouse-login/core';
import { ok, type Result } from 'neverthrow';
import type { UsageError } from '../report/ending.ts';
import { oneOf } from '../report/suggestion.ts';

/** Reads a platform. */
export const readPlatform = (text: string): Result<PlatformType, UsageError> =>
  oneOf('There is no platform', text, PLATFORM_TYPES);

/**
 * Reads a language. `en-us` is one as well, as in an address (spec 2). Unlike there, an unknown language is a mistake.
 */
export function readLang(text: string): Result<string, UsageError> {
  const [code = '', region, ...more] = text.split('-');
  const known = isLanguage(code) && more.length === 0 && (region === undefined || /^[a-z]{2}$/i.test(region));
  return known ? ok(text) : oneOf('There is no language', languageOf(code) === code ? text : code, LANGUAGES);
}

/** Reads what was given. */
export const optional = <Given, Value>(
  given: Given | undefined,
  read: (given: Given) => Result<Value, UsageError>,
): Result<Value | undefined, UsageError> => (given === undefined ? ok(undefined) : read(given));
