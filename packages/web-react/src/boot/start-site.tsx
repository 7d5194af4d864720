import { makeHttpConfigurationSource, makeHttpTranslationSource } from '@gatehouse-login/adapters-http';
import {
  type Configuration,
  type LoadConfigurationError,
  NEVER_CANCELLED,
  parseConfiguration,
} from '@gatehouse-login/core';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { makeBrowserTransport } from '../composition/browser-transport.ts';
import { speak } from '../i18n/page-language.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import { makeLoadTexts } from '../i18n/texts.ts';
import { LastResort } from '../page/LastResort.tsx';
import { SitePage } from '../page/SitePage.tsx';
import { ConfigurationFaultScreen } from '../screens/configuration-fault/ConfigurationFaultScreen.tsx';
import { faultOf } from './fault-of.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { plainVisit } from './first-address.ts';
import { openSite } from './open-site.ts';

/** Renders the site into an element. If the configuration cannot be used, renders the page that says why. */
export async function startSite(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const files = makeBrowserTransport();
  const loadTexts = makeLoadTexts(makeHttpTranslationSource(files));
  const source = makeHttpConfigurationSource(files);

  async function attempt(): Promise<void> {
    const visit = plainVisit();
    // The texts depend only on the address, so they are loaded beside the configuration. They set the page's language
    // and the label of the progress bar, which is shown when the configuration takes long.
    const labelled = loadTexts(visit).then((texts) => {
      const label = texts['spinner.label'];
      if (label === undefined) return;
      speak(visit.language);
      element.querySelector('.spinner')?.setAttribute('aria-label', label);
    });
    const { origin } = window.location;
    const file = await source.read(NEVER_CANCELLED);
    await labelled;
    const configuration = file.andThen((json) => parseConfiguration(json, { origin }));
    if (configuration.isErr()) await showFault(configuration.error);
    else await showSite(configuration.value);
    if (file.isErr()) return;
    // The page works without the warning, so a failure changes nothing.
    import('./warn-of-unknown-keys.ts')
      .then((module) => module.warnOfUnknownKeys(file.value))
      .catch(() => {});
  }

  async function showSite(configuration: Configuration): Promise<void> {
    const site = await openSite(configuration, loadTexts);
    root.render(
      <I18nextProvider i18n={site.i18n}>
        <LastResort>
          <SitePage site={site} />
        </LastResort>
      </I18nextProvider>,
    );
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

  await attempt();
}
