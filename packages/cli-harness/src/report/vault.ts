import { makeMatcher } from './matcher.ts';
import { base64Of, hexOf } from './packed.ts';
import { readingsOf } from './reading.ts';

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
  /** Every secret and its kind. */
  secrets(): ReadonlyMap<string, SecretKind>;
}

// Masking one or two characters would tear texts apart and hide nothing. Such secrets are masked only by
// name.
const SHORTEST = 3;

// A night's run uses thousands of sessions, and what is kept must not grow with it.
const SHORT_LIVED: readonly SecretKind[] = ['code', 'session', 'two-factor token', 'anti-forgery token'];
const MOST_SHORT_LIVED = 2_000;

/**
 * Makes an empty vault. It keeps every password, and the newest thousand of what is worth nothing after a login.
 * `beforeForgetting` is called before the others are forgotten.
 */
export function makeVault(beforeForgetting: () => void = () => {}): Vault {
  const secrets = new Map<string, SecretKind>();
  const matcher = makeMatcher<null>(SHORTEST);
  let shortLived: string[] = [];

  function forgetOldest(): void {
    beforeForgetting();
    const oldest = shortLived.slice(0, MOST_SHORT_LIVED / 2);
    shortLived = shortLived.slice(oldest.length);
    for (const secret of oldest) {
      secrets.delete(secret);
      for (const spelling of spellingsOf(secret)) matcher.remove(spelling);
    }
  }

  return {
    add(secret, kind = 'secret') {
      if (secret.length < SHORTEST || secrets.has(secret)) return;
      secrets.set(secret, kind);
      for (const spelling of spellingsOf(secret)) matcher.add(spelling, null);
      if (SHORT_LIVED.includes(kind)) shortLived.push(secret);
      if (shortLived.length > MOST_SHORT_LIVED) forgetOldest();
    },
    mask(text) {
      if (secrets.size === 0) return text;
      const places = readingsOf(text)
        .flatMap((reading) =>
          matcher.matches(reading.text).map(({ start, end }) => reading.origin(start, end)),
        )
        .toSorted(([a], [b]) => a - b);
      let masked = '';
      let last = 0;
      for (const [start, end] of places) {
        // Where two secrets overlap, nothing is left of either.
        if (start >= last) masked += `${text.slice(last, start)}${MASK}`;
        last = Math.max(last, end);
      }
      return masked + text.slice(last);
    },
    secrets: () => secrets,
  };
}

const spellingsOf = (secret: string): string[] => [secret, ...hexOf(secret), ...base64Of(secret)];
