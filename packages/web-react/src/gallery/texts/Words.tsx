import { directionOf, type Texts } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import type { GalleryLanguage } from '../address.ts';
import { spokenLanguage } from '../settings.ts';
import { formsOf, useTexts } from './use-texts.ts';

interface Props {
  readonly of: string;
  readonly lang: GalleryLanguage;
}

/** A text in a language, with its plural forms. */
export function Words({ of, lang, texts }: Props & { readonly texts: Texts }): ReactElement {
  const language = spokenLanguage(lang);
  return (
    <span className="words" lang={language} dir={directionOf(language)}>
      {formsOf(texts, of, language).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

/** The same, where the texts of the language are not at hand. */
export const LoadedWords = ({ of, lang }: Props): ReactElement => (
  <Words of={of} lang={lang} texts={useTexts(lang)} />
);
