import { describe, expect, it } from 'vitest';
import { rulesIn } from '../testing/css-rules.ts';
import { STYLE_SHEETS } from '../testing/style-sheets.ts';

describe('what a pointer does by hovering', () => {
  it('is left to devices that can hover: on the others it would stay after a tap', () => {
    const sticking = STYLE_SHEETS.flatMap(({ file, css }) =>
      rulesIn(css)
        .filter(({ selector }) => selector.includes(':hover'))
        // Forced colours are the system's, and our rules only keep them as they are.
        .filter(({ within }) => !within.some((block) => /hover: hover|forced-colors: active/.test(block)))
        .map(({ selector }) => `${file}: ${selector}`),
    );
    expect(sticking).toEqual([]);
  });
});
