import { readFileSync } from 'node:fs';
import { BRANDS } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { ARTWORK, artworkProblem } from '../stamp/artwork-problem.ts';
import { declarationsIn } from '../testing/colour.ts';

const BRAND_CSS = readFileSync(new URL('./brands.css', import.meta.url), 'utf8');
const art = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const folderOf = (brand: string) => `../../public/assets/brands/${brand}`;

describe('the artwork', () => {
  for (const brand of BRANDS) {
    it(`of ${brand} is its own, small, and nothing but shapes`, () => {
      const set = declarationsIn(BRAND_CSS, `:root[data-brand="${brand}"]`);
      expect(set.get('art')).toBe(`url("/assets/brands/${brand}/panel.svg")`);
      for (const file of ARTWORK) {
        expect(artworkProblem(file, art(`${folderOf(brand)}/${file}.svg`))).toBeNull();
      }
    });
  }

  for (const brand of BRANDS) {
    it(`of ${brand} can be referred to by its id, and takes the colours of the page`, () => {
      for (const file of ['logo', 'mark']) {
        const svg = art(`${folderOf(brand)}/${file}.svg`);
        const element = new RegExp(`<svg [^>]*id="brand-${file}".*?</svg>`, 's').exec(svg)?.[0] ?? '';
        expect(element).toContain('currentColor');
        expect(element).not.toMatch(/#[\da-f]{3}|color="/);
      }
    });
  }

  it('differs from brand to brand', () => {
    for (const file of ['mark', 'panel']) {
      expect(new Set(BRANDS.map((brand) => art(`${folderOf(brand)}/${file}.svg`))).size).toBe(BRANDS.length);
    }
  });
});
