import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Markup } from './markup.ts';

/** A page: its title, what it is a report of, its style sheet, and what is in it. */
export interface Frame {
  readonly title: string;
  /** Beside the name in the header, such as `report of a run`. */
  readonly about: string;
  readonly style: string;
  readonly content: Markup;
}

/**
 * The whole document around the content of a page. It loads nothing and has no scripts: its policy allows its own style
 * and pictures within it, and nothing else.
 */
export async function framed({ title, about, style, content }: Frame): Promise<string> {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="referrer" content="no-referrer" />
<meta name="color-scheme" content="light dark" />
<title>${title} - Gatehouse</title>
<style>${raw(style)}</style>
</head>
<body>
<header>Gatehouse <span>${about}</span></header>
<main>
${content}
</main>
</body>
</html>
`;
  return String(await page);
}
