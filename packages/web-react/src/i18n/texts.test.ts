import type { TranslationFile, TranslationSource, Visit } from '@gatehouse-login/core';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { startI18n } from './start-i18n.ts';
import { makeLoadTexts } from './texts.ts';

const german: Visit = { region: null, language: 'de', query: '?lang=de' };

/** A source of these files. All others cannot be loaded. */
function sourceOf(files: Partial<Record<TranslationFile, Record<string, string>>>) {
  const asked: string[] = [];
  const source: TranslationSource = {
    read(file) {
      asked.push(file);
      const texts = files[file];
      return texts === undefined ? errAsync({ kind: 'unreachable' }) : okAsync(texts);
    },
  };
  return { source, asked };
}

describe('the texts of a page', () => {
  it('are English where the language lacks a key, and the key where English lacks it too', async () => {
    const { source } = sourceOf({
      en: { 'login.heading': 'Log in', 'login.submit': 'Go' },
      de: { 'login.heading': 'Anmelden' },
    });
    const texts = await makeLoadTexts(source)(german);
    expect(texts).toEqual({ 'login.heading': 'Anmelden', 'login.submit': 'Go' });
    expect(startI18n('de', texts).t('page.backOnline')).toBe('page.backOnline');
  });

  it('are English where the file of the language does not arrive, which is asked for again the next time', async () => {
    const { source, asked } = sourceOf({ en: { 'login.heading': 'Log in' } });
    const load = makeLoadTexts(source);
    expect(await load(german)).toEqual({ 'login.heading': 'Log in' });
    await load(german);
    expect(asked).toEqual(['en', 'de', 'de']);
  });

  it('say whether a file is missing', async () => {
    const missing: string[] = [];
    const load = makeLoadTexts(sourceOf({ en: {}, ja: {} }).source, { files: ['en', 'es'], texts: {} });
    for (const language of ['de', 'ja', 'es'] as const)
      await load({ ...german, language, query: `?lang=${language}` }, () => missing.push(language));
    expect(missing).toEqual(['de']);
  });

  it('that came with the document are not loaded', async () => {
    const { source, asked } = sourceOf({});
    const load = makeLoadTexts(source, { files: ['en', 'de'], texts: { 'login.heading': 'Anmelden' } });
    expect(await load(german)).toEqual({ 'login.heading': 'Anmelden' });
    expect(asked).toEqual([]);
  });

  it('that came with the document stand in for those that do not arrive', async () => {
    const load = makeLoadTexts(sourceOf({ de: { 'login.submit': 'Los' } }).source, {
      files: ['en', 'ja'],
      texts: { 'login.heading': 'ログイン', 'login.submit': '…' },
    });
    expect(await load(german)).toEqual({ 'login.heading': 'ログイン', 'login.submit': 'Los' });
  });
});
