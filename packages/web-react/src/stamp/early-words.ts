import type { Texts } from '@gatehouse-login/core';
import type { EarlyWords, ToggleWords } from '../early/stamp-data.ts';

/** Picks the words that the script of a document needs. */
export function earlyWords(texts: Texts): EarlyWords {
  const toggle = (key: string): ToggleWords => ({
    word: texts[key] ?? '',
    name: (texts[`${key}Field`] ?? '').replace('{field}', texts['field.password'] ?? ''),
  });
  return {
    show: toggle('password.show'),
    hide: toggle('password.hide'),
    incomplete: texts['page.incomplete'] ?? '',
    reload: texts['action.reload'] ?? '',
  };
}
