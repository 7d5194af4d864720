import { err, ok } from 'neverthrow';
import type { Cancelled, ServiceError } from '../errors/domain-error.ts';
import type { TranslationFile } from '../locale/translation-files.ts';
import type { Texts, TranslationSource } from '../ports/translation-source.ts';
import { playAnswers, type Scripted } from './scripted-answers.ts';

/** A translation source that records the files it was asked for. */
export interface FakeTranslationSource extends TranslationSource {
  /** The names of the files, in order. */
  readonly files: readonly TranslationFile[];
}

/** Creates a translation source with these texts by file. All other files are missing. */
export function fakeTranslationSource(
  texts: Readonly<Partial<Record<TranslationFile, Scripted<Texts, ServiceError | Cancelled>>>> = {},
): FakeTranslationSource {
  const missing = err<Texts, ServiceError>({ kind: 'malformed-answer', detail: 'no such file' });
  const files: TranslationFile[] = [];
  return {
    files,
    read(file, cancellation) {
      if (!cancellation.cancelled) files.push(file);
      return playAnswers<Texts, ServiceError | Cancelled>([texts[file] ?? missing], ok({}))(cancellation);
    },
  };
}
