import { type Configuration, directionOf, type Visit } from '@gatehouse-login/core';
import { spriteOf } from '../documents/artwork.ts';
import { escaped } from '../documents/escaped.ts';
import { RULE_ID, STAMP_ID, type Stamp, type StampRule } from '../early/stamp-data.ts';

/** What a document is made of. */
export interface DocumentParts {
  readonly template: string;
  readonly configuration: Configuration;
  readonly visit: Visit;
  readonly rule: StampRule;
  readonly stamp: Stamp;
  readonly css: string;
  /** The brand's mark and logo. */
  readonly artwork: string;
  /** The rendered page. */
  readonly markup: string;
  /** The script of the room `early`. */
  readonly script: string;
}

/** A block of JSON cannot hold `<`, which might end it. */
const jsonOf = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Writes a document: the built page with the login, its styles, its data and one script in it. */
export function fillTemplate(parts: DocumentParts): string {
  const { template, configuration, visit, rule, stamp, css, artwork, markup, script } = parts;
  const { brand, defaultTheme, pageTitle, skin } = configuration;
  const accent = skin.accent === undefined ? '' : ' data-accent=""';
  const root = `<html lang="${visit.language}" dir="${directionOf(visit.language)}" data-brand="${escaped(brand)}" data-theme="${defaultTheme}"${accent} data-stamp="unread">`;
  // The complete style sheet must not delay the first frame, so it does not apply until the page's script says so. It comes
  // before the styles that screens load later.
  const complete = (/<link rel="stylesheet"[^>]*>/.exec(template)?.[0] ?? '').replace(
    ' rel=',
    ' data-complete="" media="not all" rel=',
  );
  // In the order in which they are needed: a browser reads while the document arrives.
  // The first frame waits for the whole form, in browsers that know how to.
  const start = `<link rel="expect" href="#root" blocking="render">${jsonOf(RULE_ID, rule)}<script>${script}</script><style>${css}</style>${complete}`;
  const body = `${spriteOf(artwork)}<div id="root">${markup}</div>${jsonOf(STAMP_ID, stamp)}`;
  // Functions, because a text of replacement would give `$` a meaning.
  return (
    template
      .replace(/<html[^>]*>/, () => root)
      .replace(/<title>[^<]*<\/title>/, (title) =>
        pageTitle === '' ? title : `<title>${escaped(pageTitle)}</title>`,
      )
      .replace(
        /<link rel="icon"[^>]*>/,
        () => `<link rel="icon" href="/assets/brands/${escaped(brand)}/mark.svg">`,
      )
      .replace(/<link rel="stylesheet"[^>]*>/, () => start)
      // The script of the document asks for the configuration itself, and the texts are in it.
      .replace(/<link rel="preload"[^>]*>\s*/g, '')
      // Nobody waits for the script, so it does not compete with what is seen first.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(/<noscript>.*<\/div>/s, () => body)
      .replace(/\n\s*/g, '\n')
  );
}
