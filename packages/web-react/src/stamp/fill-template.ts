import { type Configuration, directionOf, type Visit } from '@gatehouse-login/core';
import { spriteOf } from '../documents/artwork.ts';
import { escaped } from '../documents/escaped.ts';
import { EARLY_ID, REST_ID, RULE_ID, STAMP_ID, type Stamp, type StampRule } from '../early/stamp-data.ts';

/** What a document is made of. */
export interface DocumentParts {
  readonly template: string;
  readonly configuration: Configuration;
  readonly visit: Visit;
  readonly title: string;
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

const ENTRY = /<script type="module"[^>]*><\/script>/;
const COMPLETE = /<link rel="stylesheet"[^>]*>/;

// Starts the page where the server's policy blocks the script of the document.
const LATE = '<script async fetchpriority="low" src="/assets/start-late.js"></script>';

/** A block of JSON cannot hold `<`, which might end it. */
const jsonOf = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Writes a document: the built page with the login, its styles, its data and one script in it. */
export function fillTemplate(parts: DocumentParts): string {
  const { template, configuration, visit, title, rule, stamp, css, artwork, markup, script } = parts;
  const { brand, defaultTheme, skin } = configuration;
  const accent = skin.accent === undefined ? '' : ' data-accent=""';
  const root = `<html lang="${visit.language}" dir="${directionOf(visit.language)}" data-brand="${escaped(brand)}" data-theme="${defaultTheme}"${accent} data-stamp="unread">`;
  // The page's script changes `media` when it takes over.
  const [complete = ''] = COMPLETE.exec(template) ?? [];
  const [entry = ''] = ENTRY.exec(template) ?? [];
  // Requests delay the first frame. A browser requests nothing that is inside a template.
  const rest = `<template id="${REST_ID}">${complete.replace(' rel=', ' data-complete="" media="not all" rel=')}${entry}</template>`;
  // Delays the first frame until the form and its script have been parsed, in browsers that support `rel=expect`.
  const start = `<link rel="expect" href="#${EARLY_ID}" blocking="render"><style>${css}</style>`;
  // In the order in which they are needed: a browser reads while the document arrives.
  const body = `${spriteOf(artwork)}<div id="root">${markup}</div>${jsonOf(RULE_ID, rule)}<script id="${EARLY_ID}">${script}</script>${jsonOf(STAMP_ID, stamp)}${rest}${LATE}`;
  // Functions, because a text of replacement would give `$` a meaning.
  return (
    template
      .replace(/<html[^>]*>/, () => root)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        /<link rel="icon"[^>]*>/,
        () => `<link rel="icon" href="/assets/brands/${escaped(brand)}/mark.svg">`,
      )
      .replace(ENTRY, '')
      .replace(COMPLETE, () => start)
      // The script of the document asks for the configuration itself, and the texts are in it.
      .replace(/<script async[^>]*><\/script>\s*/, '')
      .replace(/<noscript>.*<\/div>/s, () => body)
      .replace(/\n\s*/g, '\n')
  );
}
