import { base64Of, hexOf, type Reading, readingsOf } from './reading.ts';

/** What a masked secret is replaced by. */
export const MASK = '•••';

/** What a secret is for. */
export type SecretKind =
  | 'password'
  | 'new password'
  | 'code'
  | 'session'
  | 'two-factor token'
  | 'anti-forgery token'
  | 'secret';

/** The secrets of a run, by their values. */
export interface Vault {
  /** Adds a secret. Texts are masked from now on. */
  add(secret: string, kind?: SecretKind): void;
  /** Masks every known secret in a text: plain, encoded for an address, JSON or HTML, in hex or as base64. */
  mask(text: string): string;
  /** The kind of a secret that a text holds although it should be masked. Null if there is none. */
  leakIn(text: string, permitted?: ReadonlySet<string>): SecretKind | null;
}

interface Known {
  readonly secret: string;
  readonly kind: SecretKind;
  /** Whether it can be told from the words and the figures of a report. */
  readonly isRecognisable: boolean;
}

// Masking one or two characters would tear texts apart and hide nothing. Such secrets are masked only by
// name.
const SHORTEST = 3;

// A code has six characters.
const SHORTEST_RECOGNISABLE = 6;
const WORD = /^[A-Za-z-]{1,15}$/;

// A night's run uses thousands of sessions, and what is kept must not grow with it.
const SHORT_LIVED: readonly SecretKind[] = ['code', 'session', 'two-factor token', 'anti-forgery token'];
const MOST_SHORT_LIVED = 2_000;

/**
 * Makes an empty vault. It keeps every password, and the newest thousand of what is worth nothing after a login.
 * `beforeForgetting` is called before the others are forgotten.
 */
export function makeVault(beforeForgetting: () => void = () => {}): Vault {
  let secrets = new Map<string, Known>();
  let spellings: Spellings = new Map();

  function learn(known: Known): void {
    secrets.set(known.secret, known);
    for (const spelling of spellingsOf(known.secret)) {
      const start = spelling.slice(0, SHORTEST);
      const alike = spellings.get(start) ?? new Map<string, Known>();
      spellings.set(start, alike.set(spelling, known));
    }
  }

  function forgetOldest(): void {
    const shortLived = [...secrets.values()].filter(({ kind }) => SHORT_LIVED.includes(kind));
    if (shortLived.length <= MOST_SHORT_LIVED) return;
    beforeForgetting();
    const oldest = new Set(shortLived.slice(0, MOST_SHORT_LIVED / 2));
    const kept = [...secrets.values()].filter((known) => !oldest.has(known));
    secrets = new Map();
    spellings = new Map();
    for (const known of kept) learn(known);
  }

  return {
    add(secret, kind = 'secret') {
      if (secret.length < SHORTEST || secrets.has(secret)) return;
      const isRecognisable = secret.length >= SHORTEST_RECOGNISABLE && !WORD.test(secret);
      learn({ secret, kind, isRecognisable });
      if (secrets.size > MOST_SHORT_LIVED) forgetOldest();
    },
    mask(text) {
      if (secrets.size === 0) return text;
      const places = readingsOf(text).flatMap((reading) =>
        placesOf(matchesIn(reading.text, spellings), reading),
      );
      let masked = '';
      let last = 0;
      for (const [start, end] of places.toSorted(([a], [b]) => a - b)) {
        // Where two secrets overlap, nothing is left of either.
        if (start >= last) masked += `${text.slice(last, start)}${MASK}`;
        last = Math.max(last, end);
      }
      return masked + text.slice(last);
    },
    leakIn(text, permitted) {
      if (secrets.size === 0) return null;
      for (const { text: reading } of readingsOf(text)) {
        for (const match of matchesIn(reading, spellings)) {
          const { secret, kind, isRecognisable } = match.known;
          if (isRecognisable && permitted?.has(secret) !== true && !isPartOfNumber(match, reading))
            return kind;
        }
      }
      return null;
    },
  };
}

/** The spellings of secrets, by their first characters. */
type Spellings = Map<string, Map<string, Known>>;

const spellingsOf = (secret: string): string[] => [secret, ...hexOf(secret), ...base64Of(secret)];

interface Match {
  readonly start: number;
  readonly end: number;
  readonly known: Known;
}

/** Every place where a secret stands. The time depends on the length of the text, and hardly on the number of secrets. */
function* matchesIn(text: string, spellings: Spellings): Generator<Match> {
  for (let start = 0; start + SHORTEST <= text.length; start += 1) {
    for (const [spelling, known] of spellings.get(text.slice(start, start + SHORTEST)) ?? []) {
      if (text.startsWith(spelling, start)) yield { start, end: start + spelling.length, known };
    }
  }
}

/** Where in the original of a reading the matches stand. */
function placesOf(found: Iterable<Match>, reading: Reading): (readonly [start: number, end: number])[] {
  const matches = [...found];
  if (matches.length === 0) return [];
  const starts = reading.starts();
  return matches.map(({ start, end }) => {
    let next = end;
    // A match may end within a character.
    while (starts[next] === starts[end - 1]) next += 1;
    return [starts[start] ?? 0, starts[next] ?? Number.POSITIVE_INFINITY];
  });
}

/** A part of a longer number is no code. */
function isPartOfNumber({ start, end, known }: Match, text: string): boolean {
  const isFigure = /^\d+$/.test(known.secret) && text.slice(start, end) === known.secret;
  return isFigure && /^\d|\d$/.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`);
}
