import { describe, expect, it } from 'vitest';
import { rulesIn } from '../testing/css-rules.ts';
import { STYLE_SHEETS } from '../testing/style-sheets.ts';

/** Splits the value of a shorthand at its top-level spaces. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** A shorthand of four values names the left side last. It has to be as the right one. */
const namesSides = (property: string, value: string): boolean => {
  const [, right, , left] = partsOf(value);
  return /^(margin|padding|inset)$/.test(property) && left !== undefined && left !== right;
};

describe('the style sheets', () => {
  it('are all part of one that is loaded: with the login, with its later screens, or by the page of prices', () => {
    const isLoaded = ({ file }: { readonly file: string }) =>
      /^styles\/(?:site|later|trader|prices)\.css$/.test(file);
    const loaded = STYLE_SHEETS.filter(isLoaded);
    expect(loaded).toHaveLength(4);
    const imports = loaded.map(({ css }) => css).join('');
    const isOfSite = ({ file }: { readonly file: string }) => !file.startsWith('gallery/');
    for (const { file } of STYLE_SHEETS.filter((sheet) => !isLoaded(sheet) && isOfSite(sheet))) {
      expect(imports).toContain(
        file.replace(/^styles\//, './').replace(/^(prices|screens|widgets)\//, '../$1/'),
      );
    }
  });

  for (const { file, css: source } of STYLE_SHEETS) {
    it(`${file} knows no left and right, so that it serves both directions`, () => {
      const css = source.replace(/\/\*[\s\S]*?\*\//g, '');
      expect(css).not.toMatch(/(^|[\s;{])(margin|padding|border|inset)-(left|right|top|bottom)\b/);
      expect(css).not.toMatch(/[\s;{](left|right|top|bottom|width|height|(min|max)-(width|height)):/);
      expect(css).not.toMatch(/(text-align|float|clear):\s*(left|right)/);
      const sided = rulesIn(css).flatMap(({ selector, declarations }) =>
        declarations.filter(([property, value]) => namesSides(property, value)).map(() => selector),
      );
      expect(sided, 'shorthands that differ between left and right').toEqual([]);
    });
  }
});
