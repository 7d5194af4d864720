import { type Language, stepOf, withLanguage } from '@gatehouse-login/core';
import type { Site } from '../flow/site.ts';

/** Opens the flow's address in another language. The texts come first, so that the page never shows keys in between. */
export async function changeLanguage({ runner, loadTexts }: Site, language: Language): Promise<void> {
  const before = runner.getSnapshot();
  if (before.at === 'opening') return;
  const query = withLanguage(before.visit.query, language);
  await loadTexts({ ...before.visit, language, query });
  const state = runner.getSnapshot();
  const step = stepOf(state);
  if (state.at === 'opening' || step === null) return;
  const ticket = state.reference === undefined ? {} : { ticket: state.reference };
  runner.send({ type: 'opened-at', step, visit: { ...state.visit, language, query }, ...ticket });
}
