import {
  type Configuration,
  type LoadConfigurationError,
  onScreen,
  queryLang,
  translationFiles,
} from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import type { Stamp } from '../early/stamp-data.ts';
import { completeStyles } from '../flow/complete-styles.ts';
import type { Site } from '../flow/site.ts';
import { isFor, type LoadTexts } from '../i18n/texts.ts';
import { SiteRoot } from '../page/SiteRoot.tsx';
import { once } from './once.ts';
import { openSite } from './open-site.ts';
import type { PageRoot } from './page-root.ts';
import { sameJson } from './same-json.ts';

/** What a stamped document needs to become the page. */
export interface TakeOver {
  readonly root: PageRoot;
  readonly stamp: Stamp;
  /** The configuration of the stamp. */
  readonly configuration: Configuration;
  readonly loadTexts: LoadTexts;
  /** Reads `configs/config.json`. */
  readonly read: () => ResultAsync<unknown, LoadConfigurationError>;
  /** Shows the page of another configuration. */
  readonly showFile: (json: unknown) => Promise<void>;
}

/**
 * Takes over the stamped form, which the visitor may be using already. The file is read beside that and has the last
 * word: if it differs from the stamp, the page is rendered again from the file, and the fields keep what was typed.
 */
export async function takeOver(given: TakeOver): Promise<void> {
  const { root, stamp, configuration, loadTexts } = given;
  const confirmed = once(async () => {
    const file = await given.read();
    if (file.isErr()) return Promise.reject(file.error);
    const isCurrent = configuration.origin === window.location.origin && sameJson(file.value, stamp.file);
    if (isCurrent) return;
    await redraw(file.value);
    // What waits for this configuration waits for ever; the page of the file starts anew.
    return new Promise<void>(() => {});
  });
  let whenTaken = (): void => {};
  // React would throw the markup away if it had to render something else first.
  const taken = new Promise<void>((resolve) => {
    whenTaken = resolve;
  });
  const site = await openSite(configuration, loadTexts, confirmed);
  const loadRest = () => {
    whenTaken();
    site.loadRest();
  };
  const markup = [...root.element.childNodes];
  // Keeps what was typed. A submit must not leave the page, even if the document's script has stopped holding it.
  const putBack = () => {
    root.element.replaceChildren(...markup);
    root.element.addEventListener('submit', (event) => event.preventDefault());
    site.onMissing();
  };
  if (showsForm(site, stamp))
    root.hydrate(
      <SiteRoot site={{ ...withStampedState(site, stamp.state), artwork: '', loadRest }} putBack={putBack} />,
    );
  else root.render(<SiteRoot site={{ ...site, loadRest }} />);
  // The next command tries again.
  confirmed().catch(() => {});

  async function redraw(json: unknown): Promise<void> {
    await taken;
    // The document has the styles of its own brand only.
    await completeStyles();
    await given.showFile(json);
    // What was sent to the login of the stamp is still in the fields.
    const wasSent = site.runner.getSnapshot().at === 'signing-in';
    site.runner.dispose();
    if (wasSent) document.querySelector('form')?.requestSubmit();
  }
}

/** Lets React start from the state of the markup, if it is another than that of this visitor. */
const withStampedState = (site: Site, stamped: Stamp['state']): Site =>
  sameJson(site.runner.getSnapshot(), stamped) ? site : { ...site, stamped };

/** Says whether the document holds the form that the page shows now. */
function showsForm(site: Site, stamp: Stamp): boolean {
  const state = site.runner.getSnapshot();
  if (state.at === 'opening' || onScreen(state).screen !== 'login') return false;
  const { region, language, query } = state.visit;
  const files = translationFiles(language, queryLang(query), region);
  const stamped = stamp.state.visit;
  return region === stamped.region && language === stamped.language && isFor(stamp, files);
}
