import { makeHttpConfigurationSource, makeHttpTranslationSource } from '@gatehouse-login/adapters-http';
import {
  type Configuration,
  createRunner,
  type LoadConfigurationError,
  makeLoadConfiguration,
  makeRememberVisitor,
  makeSpinnerCounter,
  NEVER_CANCELLED,
  openingState,
} from '@gatehouse-login/core';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { makeBrowserTransport } from '../composition/browser-transport.ts';
import { makeLazyPerformers } from '../composition/lazy-performers.ts';
import { visitorStore } from '../composition/visitor-store.ts';
import { projectAddress } from '../flow/address-bar.ts';
import { type Site, SiteContext } from '../flow/site.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import { makeLoadTexts } from '../i18n/texts.ts';
import { makeRouter } from '../routes/router.ts';
import { ConfigurationFaultScreen } from '../screens/configuration-fault/ConfigurationFaultScreen.tsx';
import { faultOf } from './fault-of.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { plainVisit, settleFirstAddress } from './first-address.ts';
import { dressPage, speak } from './page-look.ts';

/** Opens the site in an element: the flow at the address, or the page that names what is wrong with its settings. */
export async function startSite(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const files = makeBrowserTransport();
  const loadTexts = makeLoadTexts(makeHttpTranslationSource(files));
  const loadConfiguration = makeLoadConfiguration(makeHttpConfigurationSource(files));

  async function attempt(): Promise<void> {
    const visit = plainVisit();
    // The texts depend on the address alone, so they are on their way before the brand is known. With them the page
    // takes their language, and so does the bar that it starts with, which shows its name when it has to stay.
    const firstTexts = loadTexts(visit).then((texts) => {
      const label = texts['spinner.label'];
      if (label === undefined) return;
      speak(visit.language);
      element.querySelector('.spinner')?.setAttribute('aria-label', label);
    });
    const configuration = await loadConfiguration(NEVER_CANCELLED);
    await firstTexts;
    if (configuration.isErr()) return showFault(configuration.error);
    await openFlow(configuration.value);
  }

  async function showFault(error: LoadConfigurationError): Promise<void> {
    const visit = plainVisit();
    const texts = await loadTexts(visit);
    root.render(
      <I18nextProvider i18n={startI18n(visit.language, { ...FAULT_WORDS, ...texts })}>
        <ConfigurationFaultScreen key={performance.now()} {...faultOf(error)} onRetry={attempt} />
      </I18nextProvider>,
    );
  }

  async function openFlow(configuration: Configuration): Promise<void> {
    dressPage(configuration);
    const brand = configuration.capabilities;
    const location = settleFirstAddress(brand);
    const { visit } = location;
    speak(visit.language);
    const remembered = await makeRememberVisitor(visitorStore).recall();
    const spinner = makeSpinnerCounter(1);
    const runner = createRunner(openingState(remembered), configuration, makeLazyPerformers(configuration), {
      spinner,
    });
    const i18n = startI18n(visit.language, await loadTexts(visit));
    const history = createBrowserHistory();
    const site: Site = { configuration, brand, runner, spinner, history, i18n, loadTexts };
    projectAddress(site);
    runner.send({ type: 'opened-at', ...location });
    const router = makeRouter(site);
    await router.load();
    root.render(
      <I18nextProvider i18n={i18n}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </I18nextProvider>,
    );
  }

  await attempt();
}
