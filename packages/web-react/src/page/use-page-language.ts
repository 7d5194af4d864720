import type { Visit } from '@gatehouse-login/core';
import { useEffect } from 'react';
import type { Site } from '../flow/site.ts';
import { speak } from '../i18n/page-language.ts';
import { changeTexts } from '../i18n/start-i18n.ts';

/** Keeps the page in the language of the visit. */
export function usePageLanguage({ i18n, loadTexts }: Site, visit: Visit): void {
  useEffect(() => {
    let current = true;
    void loadTexts(visit).then((texts) => {
      if (!current) return;
      changeTexts(i18n, visit.language, texts);
      speak(visit.language);
    });
    return () => {
      current = false;
    };
  }, [visit, i18n, loadTexts]);
}
