import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, ServiceError } from '../errors/domain-error.ts';
import type { TranslationFile } from '../locale/translation-files.ts';

/** Texts by key. Entries that are not strings have been dropped. */
export type Texts = Readonly<Record<string, string>>;

/** Reads the texts of the interface. */
export interface TranslationSource {
  /** `GET assets/i18n/{file}.json` (spec 7). */
  read(file: TranslationFile, cancellation: Cancellation): ResultAsync<Texts, ServiceError | Cancelled>;
}
