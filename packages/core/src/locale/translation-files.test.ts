import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { translationFiles } from './translation-files.ts';

const KNOWN_FILES = ['en', 'en-gb', 'en-us', 'zh', 'ja', 'ar', 'de', 'pl', 'es'];

describe('translation files [7.8, 9.13]', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('lay %s over English', (language) => {
    expect(translationFiles(language, language, 'en-us')).toEqual(['en', language]);
  });

  it.each([
    ['en-uk', null, ['en', 'en-gb']],
    ['en-us', null, ['en', 'en-us']],
    ['EN-US', null, ['en', 'en-us']],
    [null, 'en-uk', ['en', 'en-gb']],
    [null, 'en-us', ['en', 'en-us']],
    [null, 'en-ca', ['en']],
    [null, 'ie', ['en']],
    [null, null, ['en']],
    ['en-us', 'en-uk', ['en', 'en-us']],
    ['en-uk', 'en-us', ['en', 'en-gb']],
    ['en-gb', 'en-us', ['en', 'en-gb']],
    ['en', 'en-us', ['en', 'en-us']],
    ['fr', 'en-us', ['en', 'en-us']],
    ['en-au', 'en-us', ['en', 'en-us']],
    ['', 'en-uk', ['en', 'en-gb']],
  ])('for English with lang %j and region %j are %j', (lang, region, files) => {
    expect(translationFiles('en', lang, region)).toEqual(files);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../x',
    'https://evil.example',
    '',
    'en-uk/../x',
  ])('come from a fixed map: lang %j names none', (lang) => {
    for (const region of [null, 'en-uk', lang]) {
      for (const file of translationFiles('en', lang, region)) expect(KNOWN_FILES).toContain(file);
    }
  });
});
