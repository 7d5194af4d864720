import type { MessageKey, Runner } from '@gatehouse-login/core';
import type { LoadTexts } from '../i18n/texts.ts';

/** A message over the header that belongs to no screen, in the visitor's language. */
export interface PageBar {
  readonly say: (key: MessageKey) => void;
  readonly clear: () => void;
}

/** Makes the bar. It is a live region that stays in the page, so that what it says is read out. */
export function makePageBar(runner: Runner, loadTexts: LoadTexts): PageBar {
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  document.body.append(region);
  let said: MessageKey | undefined;
  let language = '';

  async function show(): Promise<void> {
    const state = runner.getSnapshot();
    if (state.at === 'opening' || said === undefined) return;
    language = state.visit.language;
    const texts = await loadTexts(state.visit);
    if (said === undefined) return;
    const bar = document.createElement('p');
    bar.className = 'page-bar';
    bar.textContent = texts[said] ?? said;
    region.replaceChildren(bar);
  }
  runner.subscribe(() => {
    const state = runner.getSnapshot();
    if (state.at !== 'opening' && state.visit.language !== language) void show();
  });
  return {
    say(key) {
      said = key;
      void show();
    },
    clear() {
      said = undefined;
      region.replaceChildren();
    },
  };
}
