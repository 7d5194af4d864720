import { inLanguage, type Language } from '@gatehouse-login/core';
import type { Site } from '../flow/site.ts';

/** The language that was chosen last. The texts of an earlier choice may arrive after it. */
let wanted: Language;

/**
 * Opens the flow's address in another language. Loads the texts first, so that the page never shows keys. If they cannot
 * be loaded, the page keeps its language.
 */
export async function changeLanguage(
  { runner, loadTexts, onMissing }: Site,
  language: Language,
): Promise<void> {
  const opened = () => inLanguage(runner.getSnapshot(), language);
  const before = opened();
  if (before === null) return;
  wanted = language;
  let isMissing = false;
  await loadTexts(before.visit, () => {
    isMissing = true;
  });
  if (wanted !== language) return;
  if (isMissing) return onMissing();
  const now = opened();
  if (now !== null) runner.send(now);
}
