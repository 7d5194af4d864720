/**
 * Finds secrets in what a run wrote. Written for this test alone: it shares no code with the command, and works the
 * other way round. It takes a text apart into everything that it could mean, and looks for the secret itself.
 */
export function findLeak(text: string, secrets: Readonly<Record<string, string>>): string | null {
  const meanings = meaningsOf(text);
  for (const [kind, secret] of Object.entries(secrets)) {
    const bytes = Buffer.from(secret).toString('latin1');
    for (const meaning of meanings) {
      if (stands(secret, meaning) || stands(bytes, meaning)) return kind;
    }
  }
  return null;
}

function stands(secret: string, text: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret);
  // Figures within a longer number are not a code.
  return new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text);
}

/** A text, and what it says once its encodings are undone, one after the other and in any order, three deep. */
function meaningsOf(text: string): ReadonlySet<string> {
  const found = new Set([text]);
  for (let depth = 0; depth < 3; depth += 1) {
    for (const known of [...found]) for (const undo of UNDO) found.add(undo(known));
  }
  // What is packed as base64 or hex stands within the text, at an unknown offset.
  for (const known of [...found]) for (const packed of unpacked(known)) found.add(packed);
  return found;
}

const UNDO: readonly ((text: string) => string)[] = [
  (text) => text.replace(/(%[0-9A-Fa-f]{2})+/g, (run) => safely(() => decodeURIComponent(run), run)),
  (text) => text.replaceAll('+', ' '),
  (text) =>
    text.replace(/\\u[0-9A-Fa-f]{4}|\\["\\/bfnrt]/g, (mark) => safely(() => JSON.parse(`"${mark}"`), mark)),
  (text) =>
    text
      .replace(/&#x([0-9a-f]+);/gi, (all, hex) => safely(() => String.fromCodePoint(Number(`0x${hex}`)), all))
      .replace(/&#([0-9]+);/g, (all, digits) => safely(() => String.fromCodePoint(Number(digits)), all))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
];

const safely = (work: () => string, otherwise: string): string => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

function* unpacked(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{8,}/g)) {
    for (let offset = 0; offset < 4; offset += 1)
      yield Buffer.from(run.slice(offset), 'base64').toString('latin1');
  }
  for (const [run] of text.matchAll(/[0-9A-Fa-f]{8,}/g)) {
    for (let offset = 0; offset < 2; offset += 1)
      yield Buffer.from(run.slice(offset), 'hex').toString('latin1');
  }
}
