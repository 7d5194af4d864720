import { describe, expect, it } from 'vitest';
import { rulesIn } from '../testing/css-rules.ts';
import { STYLE_SHEETS } from '../testing/style-sheets.ts';

const SPACES = [0, 4, 8, 12, 16, 24, 32, 48];
/** Sizes that the specification gives (spec 9), and the logos', whose proportions are those of the artwork. */
const GIVEN = ['--header-height', '--column', '--column-narrow', '--logo-width'];

/** The absolute lengths of a value in pixels, at the usual 16 px for a rem. */
const pixelsIn = (value: string): readonly number[] =>
  [...value.replace(/url\([^)]*\)/g, '').matchAll(/(-?[\d.]+)(rem|px)\b/g)].map(
    ([, number, unit]) => Math.abs(Number(number)) * (unit === 'rem' ? 16 : 1),
  );

const isSpace = (property: string) => /^(margin|padding|gap|row-gap|column-gap|inset|--space)/.test(property);
/** Borders, outlines and the alignment with them. */
const isHairline = (pixels: number) => pixels <= 3;

function isOffScale(property: string, value: string): boolean {
  if (GIVEN.includes(property)) return false;
  if (property === 'font-size') return !/^(var\(--text-\w+\)|100%)$/.test(value);
  // A size that is limited by a narrow window is on the scale by the size that it has elsewhere.
  const usual = /^min\(([\d.]+rem), \dvw\)$/.exec(value)?.[1] ?? value;
  if (property.startsWith('--text-')) return !['0.875rem', '1rem', '1.25rem', '1.75rem'].includes(usual);
  const fits = isSpace(property)
    ? (pixels: number) => SPACES.includes(pixels)
    : (pixels: number) => pixels % 4 === 0;
  return pixelsIn(value).some((pixels) => !isHairline(pixels) && !fits(pixels));
}

describe('the scale', () => {
  it('knows what is off it', () => {
    expect(isOffScale('padding', '0.375rem var(--space-2)')).toBe(true);
    expect(isOffScale('gap', '0.625rem')).toBe(true);
    expect(isOffScale('margin-inline', '-20px')).toBe(true);
    expect(isOffScale('font-size', '0.8125rem')).toBe(true);
    expect(isOffScale('min-block-size', '30px')).toBe(true);
    expect(isOffScale('padding', '0.125rem var(--space-3) 1.5rem')).toBe(false);
    expect(isOffScale('block-size', 'calc(100% - 2.75rem)')).toBe(false);
  });

  for (const { file, css } of STYLE_SHEETS) {
    it(`holds in ${file}: spaces in steps, four sizes of text, everything else a multiple of 4 px`, () => {
      const off = rulesIn(css).flatMap(({ selector, declarations }) =>
        declarations
          .filter(([property, value]) => isOffScale(property, value))
          .map(([property, value]) => `${selector} { ${property}: ${value} }`),
      );
      expect(off).toEqual([]);
    });
  }
});

describe('the corners', () => {
  const radii = STYLE_SHEETS.flatMap(({ css }) => rulesIn(css)).flatMap(({ selector, declarations }) =>
    declarations
      .filter(([property]) => /^border(-\w+)*-radius$/.test(property))
      .map(([, value]) => [selector, value] as const),
  );

  it('come from the brand’s one radius', () => {
    for (const [selector, value] of radii) expect(value, selector).toContain('var(--radius');
  });

  it('are the same on all controls and on the card', () => {
    const controls = [
      '.button',
      '.field__input',
      '.radio-group__options',
      '.language-menu__panel',
      '.screen',
    ];
    for (const control of controls) {
      expect(
        radii.filter(([selector]) => selector === control),
        control,
      ).toEqual([[control, 'var(--radius)']]);
    }
  });
});
