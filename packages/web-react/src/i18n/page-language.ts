import { directionOf, type Language } from '@gatehouse-login/core';

/** Sets the language and the direction of the page. */
export function speak(language: Language): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = directionOf(language);
}
