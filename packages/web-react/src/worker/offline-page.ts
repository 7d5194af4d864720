import { directionOf, type Language } from '@gatehouse-login/core';
import { accentCss } from '../documents/accent-css.ts';
import { spriteOf } from '../documents/artwork.ts';
import { escaped } from '../documents/escaped.ts';
import type { Look } from './look.ts';

export interface OfflineWords {
  readonly heading: string;
  /** Why it is shown: the device is offline, or the site does not answer. */
  readonly reason: string;
  readonly tryAgain: string;
}

export interface OfflineParts {
  readonly look: Look;
  readonly language: Language;
  readonly words: OfflineWords;
  /** The address of the site's style sheet. */
  readonly stylesheet: string;
  /** Allows the page's own style in its policy. */
  readonly nonce: string;
}

const MARK =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">' +
  '<circle cx="10" cy="10" r="7.2"/><path d="M10 6v4.8m0 2.9v0"/></svg>';

/**
 * Writes the offline page. It needs no script: a link without an address leads to the same page again. So the
 * address, which may hold secrets, is not in the markup.
 */
export function offlinePage({ look, language, words, stylesheet, nonce }: OfflineParts): string {
  const { brand, name, title, theme, accent, artwork } = look;
  const style = accentCss(accent);
  const root = `lang="${language}" dir="${directionOf(language)}" data-brand="${escaped(brand)}" data-theme="${escaped(theme)}"`;
  return `<!doctype html>
<html ${root}${style === '' ? '' : ' data-accent=""'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escaped(title === '' ? words.heading : title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escaped(stylesheet)}">${
    style === ''
      ? ''
      : `
<style nonce="${nonce}">${style}</style>`
  }
</head>
<body>
${spriteOf(artwork)}
<div id="root"><div class="page">
<header class="brand-header"><span class="brand-logo" role="img" aria-label="${escaped(name)}"><svg class="brand-logo__mark" aria-hidden="true"><use href="#brand-mark"/></svg><svg class="brand-logo__word" aria-hidden="true"><use href="#brand-logo"/></svg></span></header>
<div class="page__body">
<main class="screen plain-screen" data-screen="offline">
<div class="failure-mark">${MARK}</div>
<h1>${escaped(words.heading)}</h1>
<p role="alert">${escaped(words.reason)}</p>
<div class="plain-screen__actions"><a class="button button--primary" href="">${escaped(words.tryAgain)}</a></div>
</main>
<div class="brand-panel" aria-hidden="true"></div>
</div>
</div></div>
</body>
</html>
`;
}

/** The headers of the offline page. They allow only its styles and the pictures in them. */
export const offlineHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
