import { replaceControls } from './inert.ts';

const PLAIN = /^[\w@%+=:,./-]+$/;

/**
 * Quotes a text as one word for a shell, ready to copy and paste: bash, zsh and whatever else knows
 * `$'…'`. Words that need no quotes have none.
 */
export function shellWord(text: string): string {
  if (PLAIN.test(text)) return text;
  const escaped = replaceControls(text.replaceAll('\\', '\\\\').replaceAll("'", "\\'"), escapeOf);
  const hasControls = replaceControls(text, () => '') !== text;
  return hasControls ? `$'${escaped}'` : `'${text.replaceAll("'", `'\\''`)}'`;
}

const escapeOf = (codePoint: number): string =>
  codePoint < 0x80
    ? `\\x${codePoint.toString(16).padStart(2, '0')}`
    : `\\u${codePoint.toString(16).padStart(4, '0')}`;
