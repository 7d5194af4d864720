import type { Runner, Texts } from '@gatehouse-login/core';
import { offerReload } from '../early/reload.ts';
import type { LoadTexts } from '../i18n/texts.ts';

/**
 * Returns what to call when a file that is needed now did not arrive. Online, a new release has probably replaced it,
 * so trying again cannot help: the page offers to load itself again, and what was typed stays until the visitor agrees.
 */
export function makeOnMissing(runner: Runner, loadTexts: LoadTexts): (reason?: unknown) => Promise<never> {
  const offer = ({ 'page.incomplete': text = '', 'action.reload': action = '' }: Texts) =>
    offerReload({ text, action }, 'status');
  return (reason) => {
    const state = runner.getSnapshot();
    if (navigator.onLine && state.at !== 'opening') void loadTexts(state.visit).then(offer);
    return Promise.reject(reason);
  };
}
