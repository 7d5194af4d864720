import { readFileSync } from 'node:fs';
import { BRANDS } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { contrast, declarationsIn, type Rgb, resolveColour } from '../testing/colour.ts';
import { marksIn } from '../testing/line-art.ts';

const BRAND_CSS = readFileSync(new URL('./brands.css', import.meta.url), 'utf8');
const artOf = (brand: string) =>
  readFileSync(new URL(`../../public/assets/brands/${brand}/panel.svg`, import.meta.url), 'utf8');
const mixed = (front: Rgb, back: Rgb, share: number) =>
  back.map((part, i) => part * (1 - share) + (front[i] ?? 0) * share) as unknown as Rgb;

describe('the reading of line art', () => {
  it('counts what is drawn, and how much of the ink it takes', () => {
    const svg =
      '<svg fill="none" stroke="#fff"><defs><g id="a" opacity=".5"><circle r="1"/><circle r="2"/></g></defs>' +
      '<g opacity=".5"><use href="#a"/><use href="#a" opacity=".5"/></g><path fill="#777" stroke="none" d="M0 0"/>' +
      '<pattern><path d="M0 0M1 1" stroke-opacity=".25"/></pattern></svg>';
    expect(marksIn(svg).map(({ ink, times }) => [Number(ink.toFixed(3)), times])).toEqual([
      [0.25, 1],
      [0.25, 1],
      [0.125, 1],
      [0.125, 1],
      [0.467, 1],
      [0.25, 200],
    ]);
  });
});

for (const brand of BRANDS) {
  const tokens = declarationsIn(BRAND_CSS, `:root[data-brand="${brand}"]`);
  for (const scheme of ['light', 'dark'] as const) {
    describe(`the panel of ${brand}, ${scheme}`, () => {
      const colour = (name: string): Rgb => resolveColour(`var(--${name})`, tokens, scheme) ?? [0, 0, 0];
      const panel = colour('panel');
      const marks = marksIn(artOf(brand)).map(({ ink, times }) => ({
        times,
        ratio: contrast(mixed(colour('panel-ink'), panel, ink), panel),
      }));

      it('keeps lines that repeat quiet: three marks at most stand out by more than 2 to 1', () => {
        const loud = marks.filter(({ ratio }) => ratio > 2).reduce((sum, { times }) => sum + times, 0);
        expect(marks.length).toBeGreaterThan(1);
        expect(loud).toBeLessThanOrEqual(3);
      });

      it('draws less attention than the button', () => {
        const button = contrast(colour('accent'), colour('surface-raised'));
        for (const { ratio } of marks) expect(ratio).toBeLessThan(button * 0.75);
      });
    });
  }
}
