import { LANGUAGES } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../testing/render.tsx';
import { GLOSSARY } from './glossary.ts';
import { otherWords } from './wording.ts';

const ENGLISH = textsOf('en');
const generalOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many)$/, '');

describe('the glossary', () => {
  it('has twelve terms, each of which some English text names', () => {
    expect(GLOSSARY.length).toBe(12);
    const unused = GLOSSARY.filter(
      ({ english }) => !Object.values(ENGLISH).some((text) => english.test(text)),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    it(`is what the texts in the language ${language} follow`, () => {
      const found = Object.entries(textsOf(language)).flatMap(([key, text]) =>
        otherWords(language, ENGLISH[generalOf(key)] ?? '', text).map((what) => `${key}: ${what}: ${text}`),
      );
      expect(found).toEqual([]);
    });
  }

  it.each([
    [
      'de',
      'Your Password',
      'Ihr Kennwort',
      ['"password" is not "Passwort"', '"password" is "Passwort", not "Kennwort"'],
    ],
    ['de', 'Passwords', 'Ihre Passwörter', []],
    ['de', 'Authentication code', 'Authentifi\u00adzierungs\u00adcode', []],
    ['pl', 'Please log in', 'Proszę wejść', ['"log in" is not "zalogować się"']],
    ['pl', 'Please log in', 'Proszę się zalogować', []],
    ['ar', 'You have logged in.', 'لقد سجّلت الدخول.', []],
    [
      'ar',
      'Your account is suspended.',
      'تم تعليق حسابك.',
      ['"suspended" is not "موقوف"', '"suspended" is "موقوف", not "تعليق"'],
    ],
    ['zh', 'Please wait.', '请登陆。', ['"log in" is "登录", not "登陆"']],
  ] as const)('in %s, of %j in the words %j it finds %j', (language, english, text, found) => {
    expect(otherWords(language, english, text)).toEqual(found);
  });
});
