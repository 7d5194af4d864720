import { nearest } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { inert } from '../terminal/inert.ts';
import { type UsageError, usageError } from './ending.ts';

/** ` Did you mean …?` with the known word that is closest, or an empty string if none is. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? '' : ` Did you mean ${near}?`;
}

const LIST = new Intl.ListFormat('en-GB');

/** Joins words to a list: `login, sandbox and hello`. */
export const listOf = (words: readonly string[]): string => LIST.format(words);

/** Accepts a value that is one of several. The error starts with `missing`, such as `There is no brand`. */
export function oneOf<Value extends string>(
  missing: string,
  given: string,
  known: readonly Value[],
): Result<Value, UsageError> {
  const found = known.find((value) => value === given);
  if (found !== undefined) return ok(found);
  const message = `${missing} "${inert(given)}".${suggestion(given, known)}`;
  return err(usageError(message, `The choices are ${known.join(', ')}.`));
}
