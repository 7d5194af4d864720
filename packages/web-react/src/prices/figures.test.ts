import { describe, expect, it } from 'vitest';
import { makeFigures } from './figures.ts';

describe('figures', () => {
  it.each([
    ['en', '1,234,567.80'],
    ['de', '1.234.567,80'],
    ['pl', '1\u00A0234\u00A0567,80'],
    ['ar', '1\u066C234\u066C567,80'],
    ['zh', '1,234,567.80'],
  ] as const)('have the separators of the language %s [9.14, 9.15]', (language, text) => {
    expect(makeFigures(language, true).number(1_234_567.8, 2)).toBe(text);
  });

  it('have no groups where the settings do not want them [3.45]', () => {
    expect(makeFigures('en', false).number(1_234_567.8, 2)).toBe('1234567.80');
  });

  it('have a minus, and a plus where it matters', () => {
    const { number, signed } = makeFigures('en', true);
    expect([number(-1.5, 2), signed(-1.5, 2), signed(1.5, 2), number(1.5, 2)]).toEqual([
      '−1.50',
      '−1.50',
      '+1.50',
      '1.50',
    ]);
    expect([signed(0, 1), signed(-0.001, 2), number(-0.001, 2)], 'nothing has no sign').toEqual([
      '0.0',
      '0.00',
      '0.00',
    ]);
  });

  it('are a dash where there is no value', () => {
    const { number, signed } = makeFigures('en', true);
    expect([number(null, 2), number(undefined, 2), signed(null, 2)]).toEqual(['–', '–', '–']);
  });

  it('are whole without decimals', () => {
    expect(makeFigures('en', true).number(38_412.4, 0)).toBe('38,412');
  });
});
