/** A piece of code: text, or the name of a type with where it is from. */
export interface Token {
  readonly kind: 'Content' | 'Reference';
  readonly text: string;
  /** As `@gatehouse-login/core!State:type`. */
  readonly canonicalReference?: string;
}

/** A source without spaces and comments, and where each of its characters is. */
interface Dense {
  readonly text: string;
  readonly places: readonly number[];
}

const SKIPPED = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|\s+/y;

/** Returns a source without spaces and comments. */
export function denseOf(source: string): Dense {
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < source.length; at += 1) {
    SKIPPED.lastIndex = at;
    const skipped = SKIPPED.exec(source)?.[0];
    if (skipped === undefined) {
      text += source[at];
      places.push(at);
    } else at += skipped.length - 1;
  }
  return { text, places };
}

/** Returns code with the comments inside it, which API Extractor leaves out, as they are in the file of declarations. */
export function withComments(source: string, dense: Dense, tokens: readonly Token[]): readonly Token[] {
  const parts = tokens.map((token) => denseOf(token.text).text);
  const start = dense.text.indexOf(parts.join(''));
  if (start < 0) return tokens;
  let at = start;
  return tokens.flatMap((token, index): Token[] => {
    const length = parts[index]?.length ?? 0;
    if (length === 0) return [];
    const last = dense.places[at + length - 1] ?? 0;
    const text = source.slice(dense.places[at], last + 1);
    at += length;
    const isLast = parts.slice(index + 1).every((part) => part === '');
    const gap = isLast ? '' : source.slice(last + 1, dense.places[at]);
    return [
      { ...token, text },
      { kind: 'Content', text: gap },
    ];
  });
}
