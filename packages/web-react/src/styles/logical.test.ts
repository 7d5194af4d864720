import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

describe('the style sheets', () => {
  it('are all part of the one that the site loads', () => {
    const site = readFileSync(new URL('./site.css', import.meta.url), 'utf8');
    for (const file of files.filter((name) => !name.endsWith('site.css'))) {
      expect(site).toContain(file.replace(/^styles\//, './').replace(/^(widgets|screens)\//, '../$1/'));
    }
  });

  for (const file of files) {
    it(`${file} knows no left and right, so that it serves both directions`, () => {
      const css = readFileSync(new URL(file, SOURCE), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      expect(css).not.toMatch(/(^|[\s;{])(margin|padding|border|inset)-(left|right|top|bottom)\b/);
      expect(css).not.toMatch(/[\s;{](left|right|top|bottom|width|height|(min|max)-(width|height)):/);
      expect(css).not.toMatch(/(text-align|float|clear):\s*(left|right)/);
    });
  }
});
