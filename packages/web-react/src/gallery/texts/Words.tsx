import { directionOf, type Texts } from '@gatehouse-login/core';
import { memo, type ReactElement } from 'react';
import type { GalleryLanguage } from '../address.ts';
import { spokenLanguage } from '../settings.ts';
import { formsOf, useTexts } from './use-texts.ts';

interface Props {
  readonly of: string;
  readonly lang: GalleryLanguage;
}

/** A text in a language, with its plural forms. The list has hundreds of them, and changes while it searches. */
export const Words = memo(function Words({
  of,
  lang,
  texts,
}: Props & { readonly texts: Texts }): ReactElement {
  const language = spokenLanguage(lang);
  return (
    <span className="words" lang={language} dir={directionOf(language)}>
      {formsOf(texts, of, language).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
});

/** The same, where the texts of the language are not at hand. */
export const LoadedWords = ({ of, lang }: Props): ReactElement => (
  <Words of={of} lang={lang} texts={useTexts(lang)} />
);
