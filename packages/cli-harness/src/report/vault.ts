import { encodeComponent } from '@gatehouse-login/core';

/** What stands in the place of a secret. */
export const MASK = '•••';

/** The secrets of a run, known by value. */
export interface Vault {
  /** Takes a secret in; texts that hold it are masked from now on. */
  add(secret: string): void;
  /** The text without any known secret, plain or encoded for an address, JSON or as base64. */
  mask(text: string): string;
}

// Masking one or two characters would tear texts apart and hide nothing: they are masked by name alone.
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
      // The longest first: a secret within another one must not leave the other's rest behind.
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
    ...base64Of(secret),
  ];
}

// A browser writes a quote in a query so.
const quoteless = (encoded: string): string => encoded.replaceAll("'", '%27');

// Others leave nothing but the unreserved characters of RFC 3986.
const strictly = (encoded: string): string =>
  encoded.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

// Within a longer text, base64 spells a secret in three ways; the characters at its ends are mixed with the
// neighbours' and left out.
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
