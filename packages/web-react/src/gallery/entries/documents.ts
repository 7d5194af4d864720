import type { Configuration, Language, Texts, Visit } from '@gatehouse-login/core';
import template from '../../../index.html?raw';
import { nameProgress } from '../../boot/name-progress.ts';
import { speak } from '../../i18n/page-language.ts';
import { earlyWords } from '../../stamp/early-words.ts';
import { fillTemplate } from '../../stamp/fill-template.ts';
import { renderLogin } from '../../stamp/render-login.tsx';
import { lookOf } from '../../worker/look.ts';
import { offlinePage } from '../../worker/offline-page.ts';
import { offlineWords } from '../../worker/offline-words.ts';

/** What such a page is made of. */
export interface DocumentSetting {
  readonly configuration: Configuration;
  readonly visit: Visit;
  readonly texts: Texts;
  /** The brand's mark and logo, as markup. */
  readonly artwork: string;
}

/** A document as the server or the service worker sends it. The gallery shows it without starting the application. */
export interface DocumentEntry {
  readonly title: string;
  readonly write: (parts: DocumentSetting) => string;
  /** Whether the browser runs no scripts. */
  readonly isScriptless?: boolean;
  /** Runs what the document's own script would run. */
  readonly script?: (root: HTMLElement, texts: Texts, language: Language) => unknown;
}

/** The document of a site on any static server. It does not know its brand. */
const unstamped = (): string => template;

/** The document with the login in it, without what only scripts read. */
function stamped({ configuration, visit, texts, artwork }: DocumentSetting): string {
  const { markup, state } = renderLogin(configuration, visit, texts);
  return fillTemplate({
    template,
    configuration,
    visit,
    artwork,
    title: configuration.pageTitle,
    rule: {
      addresses: {},
      langs: [],
      redirectUris: [],
      redirectNeeded: configuration.capabilities.tradingview,
      words: earlyWords(texts),
    },
    stamp: { entry: '', origin: null, file: null, files: [], texts: {}, state },
    css: '',
    markup,
    script: '',
  });
}

const offline =
  (why: 'offline' | 'unreachable') =>
  ({ configuration, visit, texts, artwork }: DocumentSetting): string => {
    const { heading, [why]: reason, tryAgain } = offlineWords(texts);
    return offlinePage({
      look: lookOf(configuration, artwork),
      language: visit.language,
      words: { heading, reason, tryAgain },
      stylesheet: '',
      nonce: '',
    });
  };

let runs = 0;

/**
 * Runs the script that tells visitors of an old browser. Its address differs each time, or it would run once only. The
 * stage's address has no `lang`, so the language of the document decides.
 */
function runUnsupported(_root: HTMLElement, _texts: Texts, language: Language): Promise<unknown> {
  speak(language);
  runs += 1;
  return import(/* @vite-ignore */ new URL(`assets/unsupported.js?run=${runs}`, document.baseURI).href);
}

/** The documents that visitors see before the application starts, or when it cannot start. */
export const DOCUMENTS: Readonly<Record<string, DocumentEntry>> = {
  loading: {
    title: 'Loading, before there is a page',
    write: unstamped,
    script: nameProgress,
  },
  'scripts-off': { title: 'Scripts switched off', write: stamped, isScriptless: true },
  'scripts-off-unstamped': {
    title: 'Scripts switched off, on a static server',
    write: unstamped,
    isScriptless: true,
  },
  'unsupported-browser': { title: 'Browser too old', write: stamped, script: runUnsupported },
  'unsupported-browser-unstamped': {
    title: 'Browser too old, on a static server',
    write: unstamped,
    script: runUnsupported,
  },
  offline: { title: 'Device offline', write: offline('offline') },
  unreachable: { title: 'Site does not answer', write: offline('unreachable') },
};
