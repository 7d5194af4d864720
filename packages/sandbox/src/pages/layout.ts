import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** The value of hono's template tag: escaped text, or a promise of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The address of the style of all pages. */
export const STYLE_PATH = '/_gatehouse/style.css';

/** Optional parts of a page. */
export interface PageExtras {
  /** The address of a script. */
  readonly script?: string | undefined;
  /** The address of a further style sheet. */
  readonly style?: string | undefined;
}

export function page(title: string, content: Markup, { script, style }: PageExtras = {}): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Gatehouse sandbox</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${STYLE_PATH}" />
    ${style === undefined ? '' : html`<link rel="stylesheet" href="${style}" />`}
    ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
  </head>
  <body>
    <header><a class="mark" href="/">Gatehouse <span>sandbox</span></a></header>
    <main>${content}</main>
  </body>
</html>`;
}
