/** Some characters, and which part of a run means them. */
type Part = readonly [characters: string, start: number, end: number];

/** A way to write characters as others. */
export interface Encoding {
  /** A run of encoded characters. */
  readonly pattern: RegExp;
  readonly read: (run: string) => Iterable<Part>;
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const whole =
  (read: (run: string) => string) =>
  (run: string): readonly Part[] => [[read(run), 0, run.length]];

/** The encodings of an address, of a form, of JSON and of HTML. */
export const ENCODINGS: readonly Encoding[] = [
  { pattern: /(?:%[0-9a-f]{2})+/gi, read: readBytes },
  { pattern: /(?:%[0-9a-f]{2})+|\+/gi, read: (run) => (run === '+' ? [[' ', 0, 1]] : readBytes(run)) },
  { pattern: /\\u[0-9a-f]{4}|\\["\\/bfnrt]/gi, read: whole(readEscape) },
  { pattern: /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, read: whole(readEntity) },
];

/** Reads percent-encoded bytes as UTF-8, character by character. */
function* readBytes(run: string): Generator<Part> {
  const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(at + lengthOf(bytes[at] ?? 0), bytes.length);
    yield [bytes.subarray(at, end).toString('utf8'), at * 3, end * 3];
    at = end;
  }
}

// By the first byte of a character.
function lengthOf(byte: number): number {
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

function readEscape(run: string): string {
  const letter = run.slice(1);
  return letter.length > 1
    ? String.fromCharCode(Number.parseInt(letter.slice(1), 16))
    : (ESCAPES[letter] ?? letter);
}

function readEntity(run: string): string {
  const name = run.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return NAMES[name] ?? run;
  const codePoint = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : run;
}
