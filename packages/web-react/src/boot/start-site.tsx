import { makeHttpConfigurationSource, makeHttpTranslationSource } from '@gatehouse-login/adapters-http';
import { type LoadConfigurationError, NEVER_CANCELLED, parseConfiguration } from '@gatehouse-login/core';
import { I18nextProvider } from 'react-i18next';
import { makeBrowserTransport } from '../composition/browser-transport.ts';
import { completeStyles } from '../flow/complete-styles.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import { makeLoadTexts } from '../i18n/texts.ts';
import { SiteRoot } from '../page/SiteRoot.tsx';
import { ConfigurationFaultPage } from '../screens/configuration-fault/ConfigurationFaultPage.tsx';
import { faultOf } from './fault-of.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { plainVisit } from './first-address.ts';
import { nameProgress } from './name-progress.ts';
import { openSite } from './open-site.ts';
import { makePageRoot } from './page-root.ts';
import { readStamp } from './read-stamp.ts';
import { takeOver } from './take-over.tsx';

/** Renders the site into an element. If the configuration cannot be used, renders the page that says why. */
export async function startSite(element: HTMLElement): Promise<void> {
  void completeStyles();
  const root = makePageRoot(element);
  const { origin } = window.location;
  const files = makeBrowserTransport();
  const stamp = readStamp();
  const loadTexts = makeLoadTexts(makeHttpTranslationSource(files), stamp ?? undefined);
  const source = makeHttpConfigurationSource(files);
  const read = () => source.read(NEVER_CANCELLED).map(warnedOf);

  async function attempt(): Promise<void> {
    const visit = plainVisit();
    // The texts depend only on the address, so they are loaded beside the configuration. They set the page's language
    // and the label of the progress bar, which is shown when the configuration takes long.
    const labelled = loadTexts(visit).then((texts) => nameProgress(element, texts, visit.language));
    const file = await read();
    await labelled;
    if (file.isErr()) await showFault(file.error);
    else await showFile(file.value);
  }

  async function showFile(json: unknown): Promise<void> {
    const configuration = parseConfiguration(json, { origin });
    if (configuration.isErr()) await showFault(configuration.error);
    else root.render(<SiteRoot site={await openSite(configuration.value, loadTexts)} />);
  }

  async function showFault(error: LoadConfigurationError): Promise<void> {
    const visit = plainVisit();
    const texts = await loadTexts(visit);
    root.render(
      <I18nextProvider i18n={startI18n(visit.language, { ...FAULT_WORDS, ...texts })}>
        <ConfigurationFaultPage key={performance.now()} {...faultOf(error)} onRetry={attempt} />
      </I18nextProvider>,
    );
  }

  const stamped = stamp && parseConfiguration(stamp.file, { origin: stamp.origin ?? origin }).unwrapOr(null);
  if (stamp === null || stamped === null) await attempt();
  else await takeOver({ root, stamp, configuration: stamped, loadTexts, read, showFile });
}

/** Loads the code that warns of unknown keys. The page works without it, so a failure changes nothing. */
function warnedOf(json: unknown): unknown {
  import('./warn-of-unknown-keys.ts').then((module) => module.warnOfUnknownKeys(json)).catch(() => {});
  return json;
}
