/** What a text says if encodings are undone. */
export interface Reading {
  readonly text: string;
  /** Where in the original each character comes from, and where the original ends. */
  readonly starts: () => readonly number[];
}

type Encoding = readonly [code: RegExp, read: (code: string) => string];

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// One character each: of one to four bytes of UTF-8.
const BYTES =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}/;

/** The encodings of an address, of a form, of JSON and of HTML. */
const ENCODINGS: readonly Encoding[] = [
  [new RegExp(BYTES, 'gi'), readBytes],
  [new RegExp(`${BYTES.source}|\\+`, 'gi'), (code) => (code === '+' ? ' ' : readBytes(code))],
  [/\\u[\da-f]{4}|\\["\\/bfnrt]/gi, readEscape],
  [/&(?:#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, readEntity],
];

const DEPTH = 2;

/**
 * What a text may say: as it stands, and with one or two of its encodings undone, in any order. What looks like one
 * encoding may be a part of a secret that is written in another.
 */
export function readingsOf(text: string): readonly Reading[] {
  const all = new Map<string, Reading>();
  let found: readonly Reading[] = [
    { text, starts: () => Array.from({ length: text.length + 1 }, (_, at) => at) },
  ];
  for (let depth = 0; depth <= DEPTH; depth += 1) {
    const fresh = found.filter((reading) => !all.has(reading.text));
    for (const reading of fresh) all.set(reading.text, reading);
    found = fresh.flatMap((reading) => ENCODINGS.map((encoding) => undo(reading, encoding)));
  }
  return [...all.values()];
}

const undo = ({ text, starts }: Reading, [pattern, read]: Encoding): Reading => ({
  text: text.replace(pattern, read),
  starts() {
    const before = starts();
    const after: number[] = [];
    let last = 0;
    const keep = (end: number): void => {
      for (; last < end; last += 1) after.push(before[last] ?? 0);
    };
    for (const { 0: code, index } of text.matchAll(pattern)) {
      keep(index);
      for (let count = read(code).length; count > 0; count -= 1) after.push(before[index] ?? 0);
      last = index + code.length;
    }
    keep(before.length);
    return after;
  },
});

function readBytes(code: string): string {
  return Buffer.from(code.replaceAll('%', ''), 'hex').toString('utf8');
}

function readEscape(code: string): string {
  const letter = code.slice(1);
  return letter.length > 1
    ? String.fromCharCode(Number.parseInt(letter.slice(1), 16))
    : (ESCAPES[letter] ?? letter);
}

function readEntity(code: string): string {
  const name = code.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return ENTITIES[name] ?? code;
  const codePoint = Number(name.replace('#x', '0x').replace('#', ''));
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : code;
}

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
    return spelling.length > 3 ? [spelling, spelling.replaceAll('+', '-').replaceAll('/', '_')] : [];
  });
}
