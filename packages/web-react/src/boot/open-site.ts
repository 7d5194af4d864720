import {
  type Configuration,
  createLoginOnDemand,
  makeSpinnerCounter,
  type Runner,
  recallVisitor,
  screenOf,
} from '@gatehouse-login/core';
import { recordLogin } from '@gatehouse-login/core/transcript';
import { visitorStore } from '../composition/visitor-store.ts';
import { forgetReload, reloadedDraft } from '../early/reload.ts';
import { projectAddress } from '../flow/address.ts';
import type { Site } from '../flow/site.ts';
import { speak } from '../i18n/page-language.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import type { LoadTexts } from '../i18n/texts.ts';
import { VIEWS } from '../screens/views.ts';
import { settleFirstAddress } from './first-address.ts';
import { makeOnMissing } from './missing-script.ts';
import { once } from './once.ts';
import { dressPage } from './page-look.ts';
import { loadTranscript, tellTranscript } from './tell-transcript.ts';
import { whenIdle } from './when-idle.ts';

/** Puts what was typed before a reload back into the form. */
function keepReloadedDraft(runner: Runner): void {
  const reloaded = reloadedDraft();
  const state = runner.getSnapshot();
  if (reloaded !== null && state.at === 'login') {
    const rememberMe = reloaded.rememberMe !== undefined;
    runner.send({ type: 'draft-changed', draft: { ...state.draft, ...reloaded, rememberMe } });
  }
  forgetReload();
}

/** The longest that loading ahead is put off, in milliseconds. */
const LONGEST_WAIT = 1_000;

/** For what is loaded ahead. Whoever needs it loads it again, and reports a failure. */
const ignore = (): void => {};

/**
 * Starts the flow of a configuration at the page's address. Nothing leaves the page before `confirmed` resolves: until
 * then, the configuration may be outdated.
 */
export async function openSite(
  configuration: Configuration,
  loadTexts: LoadTexts,
  confirmed: () => Promise<void> = async () => {},
): Promise<Site> {
  const brand = configuration.capabilities;
  dressPage(configuration);
  const { step, visit } = settleFirstAddress(brand);
  speak(visit.language);
  const loadAhead = () => import('./ahead.ts');
  const loadPerform = async () => {
    const [{ composePerform }] = await Promise.all([loadAhead().catch(onMissing), confirmed()]);
    return composePerform(configuration);
  };
  const spinner = makeSpinnerCounter();
  const remembered = await recallVisitor(visitorStore);
  const record = recordLogin(configuration);
  const tell = tellTranscript(record);
  const runner = createLoginOnDemand(loadPerform, configuration, {
    remembered,
    spinner,
    observe(taken) {
      record.observe(taken);
      tell();
    },
  });
  const onMissing = makeOnMissing(runner, loadTexts);
  projectAddress(runner, brand);
  runner.send({ type: 'opened-at', step, visit });
  keepReloadedDraft(runner);

  const loadRouter = once(async () => {
    const [{ startRouter }] = await Promise.all([import('../routes/router.ts'), confirmed()]);
    // In a task of its own: with the evaluation of the script, it would keep a slow phone busy for too long.
    await new Promise((resolve) => setTimeout(resolve));
    return startRouter(runner, brand);
  });
  const workAhead = async (loaded: readonly Promise<unknown>[]) => {
    const [ahead] = await Promise.all([loadAhead(), confirmed()]);
    ahead.workAhead({ configuration, runner, spinner, loadTexts, loaded });
  };
  // Once loaded, the router listens to the browser's history itself.
  window.addEventListener('popstate', () => loadRouter().catch(ignore));

  const { preload } = VIEWS[screenOf(runner.getSnapshot())];
  const [texts] = await Promise.all([loadTexts(visit), preload().catch(ignore)]);
  return {
    configuration,
    runner,
    details: {
      load: () => loadTranscript(record),
      onMissing: () => void onMissing().catch(ignore),
    },
    artwork: `/assets/brands/${configuration.brand}`,
    spinner,
    i18n: startI18n(visit.language, texts),
    loadTexts,
    onMissing: () => void onMissing().catch(ignore),
    preload: (path) => void loadRouter().then((preloadPath) => preloadPath(path), ignore),
    loadRest() {
      // What a sign-in needs, and the screens that it most often leads to. A bad connection must not come in between.
      const { 'login-failed': refused, 'two-factor': twoFactor, leaving } = VIEWS;
      const rest = [loadRouter, loadAhead, refused.preload, twoFactor.preload, leaving.preload];
      whenIdle(() => workAhead(rest.map((load) => load().catch(ignore))).catch(ignore), LONGEST_WAIT);
    },
  };
}
