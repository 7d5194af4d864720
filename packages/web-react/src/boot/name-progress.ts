import type { Language, Texts } from '@gatehouse-login/core';
import { speak } from '../i18n/page-language.ts';

/** Says in the visitor's language that the page loads. Before the texts arrive, it says so in English. */
export function nameProgress(element: HTMLElement, texts: Texts, language: Language): void {
  // The script has arrived, and says itself what fails from now on.
  element.querySelector('.loading-late')?.remove();
  const label = texts['spinner.label'];
  if (label === undefined) return;
  speak(language);
  element.querySelector('.spinner')?.setAttribute('aria-label', label);
  element.querySelector('.loading')?.replaceChildren(label);
}
