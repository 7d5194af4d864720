import { inLanguage, type Language } from '@gatehouse-login/core';
import type { Site } from '../flow/site.ts';

/** The language that was chosen last and is still being loaded. The texts of an earlier choice may arrive after it. */
let wanted: Language | undefined;

/**
 * Opens the flow's address in another language. Loads the texts first, so that the page never shows keys. If they cannot
 * be loaded, the page keeps its language. The spinner is shown meanwhile, because the visitor is waiting.
 */
export async function changeLanguage(
  { runner, spinner, loadTexts, onMissing }: Site,
  language: Language,
): Promise<void> {
  const opened = () => inLanguage(runner.getSnapshot(), language);
  const before = opened();
  if (before === null) return;
  if (wanted === undefined) spinner.show();
  wanted = language;
  let isMissing = false;
  await loadTexts(before.visit, () => {
    isMissing = true;
  });
  if (wanted !== language) return;
  wanted = undefined;
  spinner.hide();
  if (isMissing) return onMissing();
  const now = opened();
  if (now !== null) runner.send(now);
}
