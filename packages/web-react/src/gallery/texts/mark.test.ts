import { describe, expect, it } from 'vitest';
import { generalKey, marksIn, markTexts } from './mark.ts';

const keysIn = (text = ''): readonly (string | undefined)[] => marksIn(text).map(({ key }) => key);

describe('a marked text', () => {
  it('says its key, and looks as before', () => {
    const { 'error.code-refused': text = '' } = markTexts({ 'error.code-refused': 'Wrong.' });
    expect(keysIn(text)).toEqual(['error.code-refused', undefined]);
    expect(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('Wrong.');
    const [begin, end] = marksIn(text);
    expect(text.slice((begin?.at ?? 0) + (begin?.length ?? 0), end?.at)).toBe('Wrong.');
  });

  it('has the key of its message, whatever its plural form', () => {
    expect(keysIn(markTexts({ 'a.b_few': 'x' })['a.b_few'])).toEqual(['a.b', undefined]);
    expect(generalKey('page.two')).toBe('page.two');
  });

  it('contains the text of its link, marked, in the same letters', () => {
    const texts = markTexts({ reset: 'or get a new one', resetLink: 'get a new one' });
    expect(texts.reset).toContain(texts.resetLink);
    expect(keysIn(texts.reset)).toEqual(['reset', 'resetLink', undefined, undefined]);
  });
});
