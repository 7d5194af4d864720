import { describe, expect, it } from 'vitest';
import { chooseDocument } from './choose-document.ts';

const documents = [
  ['/', ''],
  ['/', 'de'],
  ['/en-uk', ''],
  ['/en-uk', 'de'],
  ['/en-uk', 'en-gb'],
  ['/en-uk/login/', 'de'],
].map(([path = '', lang = '']) => ({ path, lang, html: `${path} ${lang}` }));

const chosen = (path: string, ...langs: string[]) => chooseDocument(documents, path, langs)?.html;

describe('the document of a navigation', () => {
  it.each([
    ['/en-uk', [], '/en-uk '],
    ['/en-uk/', [], '/en-uk '],
    ['/', [], '/ '],
    ['/en-uk', ['de'], '/en-uk de'],
    ['/en-uk', ['DE'], '/en-uk de'],
    ['/en-uk', ['de-AT'], '/en-uk de'],
    ['/en-uk', ['en-GB'], '/en-uk en-gb'],
    ['/', ['en-GB'], '/ '],
    ['/en-uk', ['fr'], '/en-uk '],
    ['/en-uk', [''], '/en-uk '],
    ['/en-uk', ['-de'], '/en-uk '],
    ['/en-uk/login', ['de-de'], '/en-uk/login/ de'],
  ])('%s with lang %j: %s', (path, langs, html) => {
    expect(chosen(path, ...langs)).toBe(html);
  });

  it('is the English one where lang is given twice', () => {
    expect(chosen('/en-uk', 'de', 'de')).toBe('/en-uk ');
    const english = { path: '/', lang: 'en', html: 'English' };
    expect(chooseDocument([...documents, english], '/', ['de', 'fr'])).toBe(english);
  });

  it.each(['/en-us', '/EN-UK', '/en-uk//', ''])('is none for %j', (path) => {
    expect(chosen(path)).toBeUndefined();
  });

  it('is none in a language that the path does not have, nor a document for every other', () => {
    expect(chosen('/en-uk/login', 'fr')).toBeUndefined();
    expect(chosen('/en-uk/login')).toBeUndefined();
  });
});
