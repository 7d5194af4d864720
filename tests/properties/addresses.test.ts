import {
  BRAND_TABLE,
  BRANDS,
  isLanguage,
  readFirstLocation,
  readLocation,
  STEPS,
  translationFiles,
} from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';
import { anyQuery, anyUnits } from './support/texts.ts';

const brand = fc.constantFrom(...BRANDS);
const segment = fc.oneof(
  anyUnits,
  fc.constantFrom(
    ...STEPS,
    'en-uk',
    'en-us',
    'en-sg',
    'ie',
    'jp',
    'en',
    '',
    '..',
    '.',
    '__proto__',
    'constructor',
  ),
);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

describe('any address, on any brand', () => {
  it('is a step of that brand, or leads to its own root with the query kept [2.7]', () => {
    always([brand, path, anyQuery], (name, at, query) => {
      const capabilities = BRAND_TABLE[name];
      const location = readLocation(capabilities, at, query);
      if (location.kind === 'step') {
        expect(STEPS).toContain(location.step);
        expect(capabilities.regions.length === 0 ? [null] : capabilities.regions).toContain(
          location.visit.region,
        );
        expect(isLanguage(location.visit.language)).toBe(true);
        expect(location.visit.query).toBe(query);
      } else {
        expect(
          capabilities.regions.length === 0 ? ['/'] : capabilities.regions.map((region) => `/${region}`),
        ).toContain(location.path);
        expect(location.query).toBe(query);
      }
    });
  });

  it('comes to rest after two rewritings at most, at a login', () => {
    always([brand, path, anyQuery], (name, at, query) => {
      const capabilities = BRAND_TABLE[name];
      const first = readFirstLocation(capabilities, at, query);
      if (first.kind === 'step') return;
      const second = readFirstLocation(capabilities, first.path, first.query);
      expect(second).toMatchObject({ kind: 'step', step: 'login' });
    });
  });

  it('names translation files from the fixed list alone [7.8]', () => {
    const files = ['en', 'en-gb', 'en-us', 'zh', 'ja', 'ar', 'de', 'pl', 'es'];
    const lang = fc.option(
      fc.oneof(anyUnits, fc.constantFrom('en-uk', 'en-us', '__proto__', 'constructor', 'valueOf')),
    );
    always([lang, lang], (given, region) => {
      const chosen = translationFiles('en', given, region);
      expect(chosen[0]).toBe('en');
      expect(files).toEqual(expect.arrayContaining(chosen));
    });
  });
});
