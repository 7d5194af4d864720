import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** What hono's template tag yields: text that is escaped already, or a promise of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export const stylePath = '/_gatehouse/style.css';

/** The frame of every page of the home port. */
export const page = (title: string, content: Markup): Markup =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Gatehouse sandbox</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${stylePath}" />
  </head>
  <body>
    <header><a class="mark" href="/">Gatehouse <span>sandbox</span></a></header>
    <main>${content}</main>
  </body>
</html>`;
