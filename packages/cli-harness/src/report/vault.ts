import { encodeComponent } from '@gatehouse-login/core';

/** What a masked secret is replaced by. */
export const MASK = '•••';

/** The secrets of a run, by their values. */
export interface Vault {
  /** Adds a secret. Texts are masked from now on. */
  add(secret: string): void;
  /** Masks every known secret in a text: plain, encoded for an address, JSON or HTML, in hex or as base64. */
  mask(text: string): string;
}

// Masking one or two characters would tear texts apart and hide nothing. Such secrets are masked only by
// name.
const SHORTEST = 3;

/** Makes an empty vault. */
export function makeVault(): Vault {
  const spellings = new Set<string>();
  return {
    add(secret) {
      if (secret.length < SHORTEST) return;
      for (const spelling of spellingsOf(secret)) spellings.add(spelling);
    },
    mask: (text) =>
      // The longest first, so that a secret inside another one leaves nothing of the other.
      [...spellings]
        .toSorted((a, b) => b.length - a.length)
        .reduce((masked, spelling) => masked.replaceAll(spelling, MASK), text),
  };
}

function spellingsOf(secret: string): string[] {
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

function hexOf(secret: string): string[] {
  const hex = Buffer.from(secret, 'utf8').toString('hex');
  return [hex, hex.toUpperCase()];
}

// Inside a longer text, base64 spells a secret in three ways. The characters at its ends also depend on the
// text around it, so they are left out.
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  return [0, 1, 2].flatMap((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const spelling = whole.slice(start, end);
    const urlSafe = spelling.replaceAll('+', '-').replaceAll('/', '_');
    return spelling.length > SHORTEST ? [spelling, urlSafe, encodeURIComponent(spelling)] : [];
  });
}
