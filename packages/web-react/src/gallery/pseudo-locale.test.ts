import { expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from './pseudo-locale.ts';

it('a pseudo-text is longer, accented and in brackets, and keeps its placeholders', () => {
  const text = pseudoText('Try again in {seconds} seconds.', 'pseudo');
  expect(text).toMatch(/^\[Ţŕý åğåîñ îñ \{seconds\} šéçöñđš\. .+\]$/);
  expect(text.length).toBeGreaterThan('Try again in {seconds} seconds.'.length * 1.3);
});

it('of the other direction, it is the same text displayed from right to left', () => {
  expect(pseudoText('OK', 'pseudo-rtl')).toBe(`\u202e${pseudoText('OK', 'pseudo')}\u202c`);
});

it('every text gets one', () => {
  expect(Object.keys(pseudoTexts({ a: 'A', b: 'B' }, 'pseudo'))).toEqual(['a', 'b']);
});
