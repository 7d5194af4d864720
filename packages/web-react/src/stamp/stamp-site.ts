import { type Configuration, parseConfiguration, type Texts } from '@gatehouse-login/core';
import { errAsync, type ResultAsync } from 'neverthrow';
import { accentCss } from '../documents/accent-css.ts';
import type { Stamp, StampRule } from '../early/stamp-data.ts';
import { pageTitleOf } from '../i18n/page-title.ts';
import { earlyWords } from './early-words.ts';
import { fillTemplate } from './fill-template.ts';
import { classesIn, firstStyles } from './first-styles.ts';
import { renderLogin } from './render-login.tsx';
import { readSite, type SiteFiles } from './site-files.ts';
import type { StampFault } from './stamp-fault.ts';
import { langsOf, partnersOf, type Version, versionsOf } from './versions.ts';

/** What to stamp. */
export interface StampRequest {
  /** The folder of the built site. */
  readonly site: string;
  /** The parsed `configs/config.json` of one brand. */
  readonly file: unknown;
  /** The origin that the site will have. Null if it is not known. */
  readonly origin: string | null;
  /** The folder of the brand's own mark, logo and panel. That of the built site by default. */
  readonly artwork?: string | undefined;
  /** Where browsers report to what the policy blocks. Nowhere by default. */
  readonly reportUri?: string | undefined;
  /** The script of the room `early`. */
  readonly script: string;
}

/** A document, and the addresses that it answers. An empty `lang` stands for none. */
export interface StampedDocument {
  readonly html: string;
  readonly addresses: StampRule['addresses'];
}

/** The classes that the script of the room `early` uses. */
const EARLY_CLASSES = ['spinner', 'reload-offer', 'button', 'button--outline'];

const ANYWHERE = 'https://site.invalid';

export function stampSite(
  request: StampRequest,
): ResultAsync<{ configuration: Configuration; documents: readonly StampedDocument[] }, StampFault> {
  const { file, origin, site } = request;
  const parsed = parseConfiguration(file, { origin: origin ?? ANYWHERE });
  if (parsed.isErr()) return errAsync(parsed.error);
  const configuration = parsed.value;
  const versions = versionsOf(configuration);
  const wanted = [...new Set(versions.flatMap(({ files }) => files))];
  const artwork = request.artwork ?? `assets/brands/${configuration.brand}`;
  return readSite(site, artwork, wanted).map((files) => ({
    configuration,
    documents: versions.map((version) => documentOf(request, configuration, files, version)),
  }));
}

function documentOf(
  { file, origin, script }: StampRequest,
  configuration: Configuration,
  { template, entry, css, artwork, texts: translations }: SiteFiles,
  { visit, files, addresses }: Version,
): StampedDocument {
  const texts: Texts = Object.assign({}, ...files.map((name) => translations.get(name)));
  const { markup, state } = renderLogin(configuration, visit, texts);
  const stamp: Stamp = { entry, origin, file, files, texts, state };
  const rule: StampRule = {
    addresses,
    langs: langsOf(configuration.capabilities),
    redirectUris: partnersOf(configuration),
    redirectNeeded: configuration.capabilities.tradingview,
    words: earlyWords(texts),
  };
  const { brand, skin } = configuration;
  const { language } = visit;
  const classes = new Set([...classesIn(markup), ...EARLY_CLASSES]);
  const html = fillTemplate({
    template,
    configuration,
    visit,
    title: pageTitleOf(texts['login.heading'] ?? '', configuration, language === 'en'),
    rule,
    stamp,
    css:
      firstStyles(css, { brand, language, classes, hasAccent: skin.accent !== undefined }) +
      accentCss(skin.accent),
    artwork,
    markup,
    script,
  });
  return { html, addresses };
}
