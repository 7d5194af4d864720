import { makeMatcher } from './matcher.ts';
import { base64Of, hexOf } from './spellings.ts';
import type { SecretKind } from './vault.ts';

// A code has six characters. Shorter secrets, and short ones that consist of letters, cannot be told from the words
// and the figures of a report.
const SHORTEST = 6;
const WORD = /^[A-Za-z-]{1,15}$/;
const FIGURE = /^\d+$/;

/** Looks for secrets in a text, plain or encoded. Returns the kind of the first one, or null. */
export type LeakScan = (text: string) => SecretKind | null;

/** Whether a secret can be recognised in a text. */
export const isRecognisable = (secret: string): boolean => secret.length >= SHORTEST && !WORD.test(secret);

/**
 * Makes a scan for some secrets. It decodes the text instead of encoding the secrets, so that it finds what the masking
 * of the vault does not know.
 */
export function makeLeakScan(secrets: Iterable<readonly [secret: string, kind: SecretKind]>): LeakScan {
  const matcher = makeMatcher<readonly [isFigure: boolean, SecretKind]>(SHORTEST);
  for (const [secret, kind] of secrets) {
    if (!isRecognisable(secret)) continue;
    matcher.add(secret, [FIGURE.test(secret), kind]);
    for (const spelling of [...hexOf(secret), ...base64Of(secret)]) matcher.add(spelling, [false, kind]);
  }
  return (text) => {
    for (const reading of readingsOf(text)) {
      for (const { start, end, label } of matcher.matches(reading)) {
        const [isFigure, kind] = label;
        // A part of a longer number is no code.
        const isPart = isFigure && /^\d|\d$/.test(`${reading[start - 1] ?? ''}${reading[end] ?? ''}`);
        if (!isPart) return kind;
      }
    }
    return null;
  };
}

function readingsOf(text: string): ReadonlySet<string> {
  const once = decode(text);
  return new Set([text, once, decode(once), decode(text.replaceAll('+', ' '))]);
}

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Decodes what is encoded in a text for an address, for JSON or for HTML. */
const decode = (text: string): string =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'))
    .replace(/\\(?:u([0-9a-f]{4})|(["\\/bfnrt]))/gi, (_all, unit?: string, mark = '') =>
      unit === undefined ? (ESCAPES[mark] ?? mark) : String.fromCharCode(Number.parseInt(unit, 16)),
    )
    .replace(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
      (all, hex?: string, decimal?: string, name = '') => {
        if (name !== '') return NAMES[name.toLowerCase()] ?? all;
        const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : all;
      },
    );
