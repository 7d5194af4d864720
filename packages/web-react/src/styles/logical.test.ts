import { describe, expect, it } from 'vitest';
import { STYLE_SHEETS } from '../testing/style-sheets.ts';

describe('the style sheets', () => {
  it('are all part of the one that the site loads', () => {
    const site = STYLE_SHEETS.find(({ file }) => file.endsWith('site.css'))?.css;
    for (const { file } of STYLE_SHEETS.filter((sheet) => sheet.css !== site)) {
      expect(site).toContain(file.replace(/^styles\//, './').replace(/^(widgets|screens)\//, '../$1/'));
    }
  });

  for (const { file, css: source } of STYLE_SHEETS) {
    it(`${file} knows no left and right, so that it serves both directions`, () => {
      const css = source.replace(/\/\*[\s\S]*?\*\//g, '');
      expect(css).not.toMatch(/(^|[\s;{])(margin|padding|border|inset)-(left|right|top|bottom)\b/);
      expect(css).not.toMatch(/[\s;{](left|right|top|bottom|width|height|(min|max)-(width|height)):/);
      expect(css).not.toMatch(/(text-align|float|clear):\s*(left|right)/);
    });
  }
});
