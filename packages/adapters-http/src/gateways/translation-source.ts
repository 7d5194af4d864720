import type { MalformedAnswer, Texts, TranslationSource } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { toServiceError } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

/** Makes a source for the texts of the page, `assets/i18n/{file}.json` of the site (spec 7). */
export function makeHttpTranslationSource(transport: Transport): TranslationSource {
  return {
    read(file, cancellation) {
      const path = `assets/i18n/${encodeURIComponent(file)}.json`;
      return (
        transport
          // A new build may have new keys in a file of the same name.
          .request({ method: 'GET', path, deadline: 'file', cache: 'no-cache' }, cancellation)
          .mapErr((fault) => toServiceError(fault, path))
          .andThen((json) => readTexts(json, path))
      );
    },
  };
}

/** Keeps the entries that are texts, except a key that would set the prototype. */
function readTexts(json: unknown, path: string): Result<Texts, MalformedAnswer> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return err({ kind: 'malformed-answer', detail: `${path} is no record of texts` });
  }
  const texts = Object.entries(json).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== '__proto__',
  );
  return ok(Object.fromEntries(texts));
}
