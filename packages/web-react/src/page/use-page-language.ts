import type { Visit } from '@gatehouse-login/core';
import { useEffect } from 'react';
import type { Site } from '../flow/site.ts';
import { speak } from '../i18n/page-language.ts';
import { changeTexts } from '../i18n/start-i18n.ts';

/** How long after texts did not arrive the page asks for them again, in milliseconds. */
const PAUSE = 1_000;

/** Keeps the page in the language of the visit. Asks once more for texts that did not arrive: until then, it shows keys. */
export function usePageLanguage({ i18n, loadTexts }: Site, visit: Visit): void {
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (onMissing?: () => void): Promise<void> => {
      const texts = await loadTexts(visit, onMissing);
      if (!current) return;
      changeTexts(i18n, visit.language, texts);
      speak(visit.language);
    };
    void load(() => {
      if (current) timer = setTimeout(load, PAUSE);
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [visit, i18n, loadTexts]);
}
