// The inline script of a stamped document. It runs after the form has been parsed, fills it in and shows it.
import { afterFrame } from './after-frame.ts';
import { applies } from './applies.ts';
import { askAhead } from './ask-ahead.ts';
import { startEarlyForm } from './early-form.ts';
import { startEarlyMenu } from './early-menu.ts';
import { startEarlyPassword } from './early-password.ts';
import { startEarlyTabs } from './early-tabs.ts';
import { fillForm, focusForm } from './fill-form.ts';
import { offerReload, reloadedDraft, reloadOnce, withdrawOffer } from './reload.ts';
import { RULE_ID, type StampRule } from './stamp-data.ts';
import { showProgress, startPage } from './start-page.ts';

const { dataset } = document.documentElement;
const rule: StampRule = JSON.parse(document.getElementById(RULE_ID)?.textContent ?? '');
const { show, hide, incomplete, reload: action } = rule.words;

function offer(): void {
  offerReload({ text: incomplete, action });
}

function start(): void {
  const form = startEarlyForm(offer);
  const takeTab = startEarlyTabs();
  const takeMenu = startEarlyMenu();
  startEarlyPassword(show, hide, form.taken);
  // A script that did not arrive, was changed, or failed: once, the page is loaded again by itself, if nothing is lost.
  const onFailure = (event: Event) => {
    const isOfScript = event instanceof ErrorEvent || event.target instanceof HTMLScriptElement;
    if (form.taken() || !(isOfScript || event instanceof PromiseRejectionEvent)) return;
    if (!navigator.onLine || form.holdsMore() || !reloadOnce()) return offer();
    // The visitor sees the old page until the new one comes. Whoever starts to type in it keeps it.
    addEventListener('input', onTyping, { once: true });
  };
  addEventListener('error', onFailure, true);
  addEventListener('unhandledrejection', onFailure);
  dataset.stamp = 'ours';
  for (const link of document.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', link.getAttribute('href') + location.search);
  fillForm();
  const tab = reloadedDraft()?.tab;
  if (tab !== undefined) document.querySelector<HTMLElement>(`[role=tab][data-name=${tab}]`)?.click();
  addEventListener('DOMContentLoaded', () => afterFrame(answer));

  function answer(): void {
    // This forces a layout. Before the first frame, the browser would have to lay out the page twice.
    focusForm();
    window.earlyLife = {
      takeForm() {
        withdrawOffer();
        return form.take();
      },
      takeMenu,
      takeTab,
    };
    window.takeAhead = askAhead('/configs/config.json');
    // Without them, the document is incomplete: the connection was lost while it loaded.
    if (!startPage()) offer();
  }

  function onTyping(): void {
    stop();
    offer();
  }
}

if (applies(rule, location.pathname, location.search)) {
  start();
} else {
  // The address needs another screen or language.
  showProgress();
  addEventListener('DOMContentLoaded', () => startPage() || offer());
}
