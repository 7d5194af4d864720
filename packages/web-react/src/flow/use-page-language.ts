import type { Visit } from '@gatehouse-login/core';
import { useEffect } from 'react';
import { speak } from '../boot/page-look.ts';
import { changeTexts } from '../i18n/start-i18n.ts';
import { useSite } from './site.ts';

/** Lets the page speak the language of its address, whenever that changes. */
export function usePageLanguage(visit: Visit): void {
  const { i18n, loadTexts } = useSite();
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
