import { type Language, stepOf, withLanguage } from '@gatehouse-login/core';
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
  const before = runner.getSnapshot();
  if (before.at === 'opening') return;
  const query = withLanguage(before.visit.query, language);
  wanted = language;
  let isMissing = false;
  await loadTexts({ ...before.visit, language, query }, () => {
    isMissing = true;
  });
  if (wanted !== language) return;
  if (isMissing) return onMissing();
  const state = runner.getSnapshot();
  const step = stepOf(state);
  if (state.at === 'opening' || step === null) return;
  const ticket = state.reference === undefined ? {} : { ticket: state.reference };
  runner.send({ type: 'opened-at', step, visit: { ...state.visit, language, query }, ...ticket });
}
