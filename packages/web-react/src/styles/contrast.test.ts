import { readFileSync } from 'node:fs';
import { BRANDS } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { contrast, declarationsIn, hueOf, resolveColour } from '../testing/colour.ts';
import { rulesIn } from '../testing/css-rules.ts';
import { STYLE_SHEETS } from '../testing/style-sheets.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const SHARED = declarationsIn(read('./tokens.css'), ':root');
const BRAND_CSS = read('./brands.css');

/** Text, and what it is read on: 4.5 to 1. */
const TEXT = [
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink', 'danger-wash'],
  ['ink', 'wash'],
  ['ink', 'info-wash'],
  ['ink-muted', 'surface-raised'],
  ['link', 'surface-raised'],
  ['link', 'wash'],
  ['link-hover', 'surface-raised'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['danger', 'surface-raised'],
  ['success', 'surface-raised'],
] as const;

/** Borders of controls, focus and signs, and what they are seen on: 3 to 1. */
const SIGNS = [
  ['line-control', 'surface-raised'],
  ['accent', 'surface-raised'],
  ['accent', 'wash'],
  ['info', 'info-wash'],
  ['danger', 'danger-wash'],
  ['focus', 'surface-raised'],
  ['focus', 'surface'],
] as const;

const blocks = [
  ...BRANDS.map((brand) => [brand, `:root[data-brand="${brand}"]`] as const),
  ['no brand', ':root:not([data-brand])'] as const,
];

describe('the arithmetic of colours', () => {
  it('knows the ends of the scale and a value from the standard', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  it('mixes and chooses as a browser does', () => {
    const tokens = new Map([['a', 'light-dark(#fff, #000)']]);
    expect(resolveColour('color-mix(in srgb, var(--a) 25%, #ff0000)', tokens, 'dark')).toEqual([
      191.25, 0, 0,
    ]);
    expect(resolveColour('color-mix(in srgb, var(--a) 25%, #000)', tokens, 'light')).toEqual([
      63.75, 63.75, 63.75,
    ]);
  });
});

for (const [brand, selector] of blocks) {
  const tokens = new Map([...SHARED, ...declarationsIn(BRAND_CSS, selector)]);
  for (const scheme of ['light', 'dark'] as const) {
    describe(`the colours of ${brand}, ${scheme}`, () => {
      const ratio = (front: string, back: string) => {
        const [a, b] = [front, back].map((name) => resolveColour(`var(--${name})`, tokens, scheme));
        return a === undefined || b === undefined ? 0 : contrast(a, b);
      };
      /** How far apart two hues are, in degrees. A grey has none, and looks like no error. */
      const hueGap = (one: string, other: string) => {
        const colours = [one, other].map((name) => resolveColour(`var(--${name})`, tokens, scheme));
        if (colours.includes(undefined)) return 0;
        const [a, b] = colours.map(hueOf);
        return a === undefined || b === undefined ? 180 : 180 - Math.abs(Math.abs(a - b) - 180);
      };
      for (const [front, back] of TEXT) {
        it(`let ${front} be read on ${back}`, () => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5));
      }
      it('let neither a link nor news look like an error', () => {
        for (const name of ['link', 'link-hover', 'info']) expect(hueGap(name, 'danger')).toBeGreaterThan(25);
      });
      it.runIf(scheme === 'dark')('let no accent look like an error', () => {
        expect(hueGap('accent', 'danger') > 25 || ratio('accent', 'danger') > 2).toBe(true);
      });
      for (const [front, back] of SIGNS) {
        it(`let ${front} be seen on ${back}`, () => expect(ratio(front, back)).toBeGreaterThanOrEqual(3));
      }
    });
  }
}

describe('the accent', () => {
  it('colours no words and no news: on a brand with a red one they would look like errors', () => {
    const words = STYLE_SHEETS.flatMap(({ file, css }) =>
      rulesIn(css).flatMap(({ selector, declarations }) =>
        declarations
          .filter(
            ([property, value]) => /^(color|--tone|--link)$/.test(property) && /var\(--accent/.test(value),
          )
          .map(([property, value]) => `${file}: ${selector} { ${property}: ${value} }`),
      ),
    );
    expect(words).toEqual([
      // The link's colour is the accent, unless a brand says otherwise (brands.css).
      'styles/tokens.css: :root { --link: var(--accent) }',
      'widgets/brand-header/brand-header.css: .brand-logo__mark { color: var(--accent) }',
    ]);
  });
});
