import { readFileSync } from 'node:fs';
import { BRANDS } from '@gatehouse/core';
import { describe, expect, it } from 'vitest';
import { declarationsIn } from './testing/colour.ts';

const BRAND_CSS = readFileSync(new URL('./brands.css', import.meta.url), 'utf8');
const art = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');

describe('the artwork', () => {
  for (const brand of BRANDS) {
    it(`of ${brand} is its own, small, and nothing but shapes`, () => {
      const set = declarationsIn(BRAND_CSS, `:root[data-brand="${brand}"]`);
      for (const [token, file] of [
        ['logo', 'logo'],
        ['mark', 'mark'],
        ['art', 'panel'],
      ] as const) {
        expect(set.get(token)).toBe(`url("/assets/brands/${brand}/${file}.svg")`);
        const svg = art(`/assets/brands/${brand}/${file}.svg`);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048);
        expect(svg).not.toMatch(/<script|<style|<text|<image|href="(?!#)|\son\w+=/);
      }
    });
  }

  it('differs from brand to brand', () => {
    for (const file of ['mark', 'panel']) {
      expect(new Set(BRANDS.map((brand) => art(`/assets/brands/${brand}/${file}.svg`))).size).toBe(
        BRANDS.length,
      );
    }
  });
});
