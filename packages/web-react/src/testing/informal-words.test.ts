import { describe, expect, it } from 'vitest';
import { informalWords } from './informal-words.ts';

describe('words that are too familiar', () => {
  it.each([
    ['pl', 'Twoje konto zostało zawieszone. Spróbuj ponownie.', ['Twoje', 'Spróbuj']],
    ['pl', 'Logowanie wygasło. Zaloguj się ponownie.', ['Zaloguj']],
    ['de', 'Bitte prüfe dein Passwort.', ['dein']],
    ['es', 'Puedes cerrar tu cuenta.', ['Puedes', 'tu']],
    ['zh', '你的密码', ['你']],
  ])('are found in %s: %j', (language, text, words) => {
    expect(informalWords(language, text)).toEqual(words);
  });

  it.each([
    ['pl', 'Zaloguj się'],
    ['pl', 'Proszę wybrać „Kontynuuj”, aby otworzyć ją teraz.'],
    ['de', 'Bitte prüfen Sie Ihre Verbindung.'],
    ['es', 'Su cuenta se ha suspendido.'],
    ['ar', 'حسابك'],
  ])('are no buttons and no polite sentences in %s: %j', (language, text) => {
    expect(informalWords(language, text)).toEqual([]);
  });
});
