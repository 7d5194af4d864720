import { makeMatcher } from './matcher.ts';
import { base64Of, hexOf } from './packed.ts';
import { readingsOf } from './reading.ts';
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

/** Makes a scan for some secrets. */
export function makeLeakScan(secrets: Iterable<readonly [secret: string, kind: SecretKind]>): LeakScan {
  const matcher = makeMatcher<readonly [isFigure: boolean, SecretKind]>(SHORTEST);
  for (const [secret, kind] of secrets) {
    if (!isRecognisable(secret)) continue;
    matcher.add(secret, [FIGURE.test(secret), kind]);
    for (const spelling of [...hexOf(secret), ...base64Of(secret)]) matcher.add(spelling, [false, kind]);
  }
  return (text) => {
    for (const { text: reading } of readingsOf(text)) {
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
