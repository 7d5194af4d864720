import { readFileSync } from 'node:fs';
import { BRANDS } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { declarationsIn } from '../testing/colour.ts';

const BRAND_CSS = readFileSync(new URL('./brands.css', import.meta.url), 'utf8');
const art = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const folderOf = (brand: string) => `../../public/assets/brands/${brand}`;

describe('the artwork', () => {
  for (const brand of BRANDS) {
    it(`of ${brand} is its own, small, and nothing but shapes`, () => {
      const set = declarationsIn(BRAND_CSS, `:root[data-brand="${brand}"]`);
      // A path into the sources makes the build inline the file; the page fetches the others later.
      for (const [token, file, from] of [
        ['logo', 'logo', folderOf(brand)],
        ['mark', 'mark', folderOf(brand)],
        ['art', 'panel', `/assets/brands/${brand}`],
      ] as const) {
        expect(set.get(token)).toBe(`url("${from}/${file}.svg")`);
        const svg = art(`${folderOf(brand)}/${file}.svg`);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048);
        expect(svg).not.toMatch(/<script|<style|<text|<image|href="(?!#)|\son\w+=/);
      }
    });
  }

  it('differs from brand to brand', () => {
    for (const file of ['mark', 'panel']) {
      expect(new Set(BRANDS.map((brand) => art(`${folderOf(brand)}/${file}.svg`))).size).toBe(BRANDS.length);
    }
  });
});
