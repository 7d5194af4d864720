import { encodeComponent } from '@gatehouse-login/core';
import { jsonText } from '../terminal/json-text.ts';

/** The ways in which a secret may be written: plain, encoded for an address, JSON or HTML, in hex or as base64. */
export function spellingsOf(secret: string): string[] {
  const once = [
    encodeComponent(secret),
    quoteless(encodeComponent(secret)),
    strictly(encodeComponent(secret)),
  ];
  const lowerCase = once.map((text) => text.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()));
  return [
    secret,
    ...once,
    ...lowerCase,
    ...once.map(encodeURIComponent),
    ...once.map((text) => text.replaceAll('%20', '+')),
    JSON.stringify(secret).slice(1, -1),
    jsonText(secret).slice(1, -2),
    ...htmlOf(secret),
    ...hexOf(secret),
    ...base64Of(secret),
  ];
}

// As a browser writes a quote in a query.
const quoteless = (encoded: string): string => encoded.replaceAll("'", '%27');

// As strict encoders do, which keep only the unreserved characters of RFC 3986.
const strictly = (encoded: string): string =>
  encoded.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

// As pages write it, with the names or the numbers of the characters that mean something to HTML.
const htmlOf = (secret: string): string[] =>
  [HTML_NAMES, HTML_NUMBERS].map((escapes) => secret.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark));

const HTML_NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const HTML_NUMBERS: Readonly<Record<string, string>> = {
  ...HTML_NAMES,
  '"': '&#34;',
  "'": '&#x27;',
};

/** A secret in hex, in both cases. */
export function hexOf(secret: string): string[] {
  const hex = Buffer.from(secret, 'utf8').toString('hex');
  return [hex, hex.toUpperCase()];
}

/**
 * A secret in base64. Inside a longer text there are three ways to spell it. The characters at its ends also depend on
 * the text around it, so they are left out.
 */
export function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  return [0, 1, 2].flatMap((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const spelling = whole.slice(start, end);
    const urlSafe = spelling.replaceAll('+', '-').replaceAll('/', '_');
    return spelling.length > 3 ? [spelling, urlSafe, encodeURIComponent(spelling)] : [];
  });
}
