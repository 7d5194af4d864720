import type { Verdict } from './verdict.ts';

// What turns a character into an emoji, or belongs to one: emoji style, keycap, skin tones, tags of subdivision flags.
const MARK = '\\uFE0F\\u20E3\\p{Emoji_Modifier}\\u{E0020}-\\u{E007F}';
// What may follow an emoji and goes with it: marks, the joiner, and text style, which no emoji needs once it is gone.
const TAIL = `[${MARK}\\u200D\\uFE0E]*`;

const EMOJI = [
  // A keycap, with its digit.
  '[0-9#*]\\uFE0F?\\u20E3',
  // A character of text that a mark or a joiner made an emoji.
  `\\p{Extended_Pictographic}[${MARK}\\u200D]`,
  // What is shown as a picture by itself; the letters of flags are among it.
  '\\p{Emoji_Presentation}',
  // Pictographs of the supplementary planes, and code points kept free for those to come.
  '(?=[\\u{1F000}-\\u{1FFFF}])\\p{Emoji}',
  '(?=\\p{Cn})\\p{Extended_Pictographic}',
  // A mark on its own, so that no emoji comes together out of what is left.
  `[${MARK}]`,
].join('|');
const JOINED = `(?:(?<=\\u200D)\\p{Extended_Pictographic}${TAIL})*`;

/**
 * A text without its emoji, by Unicode's own properties: whatever is shown as a picture by default, whatever a
 * sequence makes one (emoji style, keycap, skin tone, joiner, flag, tags), and pictographs that no font has as text.
 *
 * Characters of ordinary text that only may become emoji are text, as Unicode says by their default presentation:
 * digits, `#`, `*`, `©`, `®`, `™`, `♥`, `☎` stay unless a sequence turned them into pictures. So do joiners that
 * Arabic and Indic scripts write with.
 */
export function withoutEmoji(text: string): string {
  const left = strip(text);
  // Where an emoji stood between two halves of another, that one is left; then no half is worth keeping.
  return strip(left) === left ? left : strip(text.replace(/\p{Surrogate}/gu, ''));
}

const strip = (text: string): string => text.replace(new RegExp(`(?:${EMOJI})${TAIL}${JOINED}`, 'gu'), '');

/** Emoji are stripped, wherever they stand; nothing is ever refused (spec 5). */
export const noEmoji: Verdict = (value) => withoutEmoji(value);
