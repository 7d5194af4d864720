import type { Verdict } from './verdict.ts';

// Turns a character into an emoji, or belongs to one: emoji style, keycap, skin tones,
// tags of subdivision flags.
const MARK = '\\uFE0F\\u20E3\\p{Emoji_Modifier}\\u{E0020}-\\u{E007F}';
// May follow an emoji and is removed with it: marks, the joiner, and text style, which only the emoji needed.
const TAIL = `[${MARK}\\u200D\\uFE0E]*`;

const EMOJI = [
  // A keycap with its digit.
  '[0-9#*]\\uFE0F?\\u20E3',
  // A text character that a mark or a joiner turns into an emoji.
  `\\p{Extended_Pictographic}[${MARK}\\u200D]`,
  // Shown as a picture by default, including the letters of flags.
  '\\p{Emoji_Presentation}',
  // Pictographs of the supplementary planes, and code points reserved for future ones.
  '(?=[\\u{1F000}-\\u{1FFFF}])\\p{Emoji}',
  '(?=\\p{Cn})\\p{Extended_Pictographic}',
  // A mark on its own, so that no emoji forms from what is left.
  `[${MARK}]`,
].join('|');
const JOINED = `(?:(?<=\\u200D)\\p{Extended_Pictographic}${TAIL})*`;

/**
 * Removes emoji from a text by Unicode's own properties: everything shown as a picture by
 * default, every emoji sequence (emoji style, keycap, skin tone, joiner, flag, tags), and
 * pictographs that no font shows as text.
 *
 * Characters that Unicode shows as text by default stay, unless a sequence turns them into a picture: digits,
 * `#`, `*`, `©`, `®`, `™`, `♥`, `☎`. So do the joiners that Arabic and Indic scripts need.
 */
export function withoutEmoji(text: string): string {
  const left = strip(text);
  // If an emoji stood between two lone surrogates, removing it makes them one character, which may be an
  // emoji. Then drop lone surrogates too.
  return strip(left) === left ? left : strip(text.replace(/\p{Surrogate}/gu, ''));
}

const strip = (text: string): string => text.replace(new RegExp(`(?:${EMOJI})${TAIL}${JOINED}`, 'gu'), '');

/** Removes emoji anywhere in the value. Never refuses an edit (spec 5). */
export const noEmoji: Verdict = (value) => withoutEmoji(value);
