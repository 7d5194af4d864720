import { describe, expect, it } from 'vitest';
import { accentCss } from './accent-css.ts';

describe('the accent of a skin', () => {
  it('is a rule that a browser drops if it cannot read the colour', () => {
    expect(accentCss('#0a5')).toBe('@supports (color:#0a5){:root[data-brand][data-accent]{--accent:#0a5}}');
    expect(accentCss('oklch(70% 0.1 20 / 0.5)')).toContain('--accent:oklch(70% 0.1 20 / 0.5)');
  });

  it.each([undefined, 'red}body{display:none', 'url(x);a:b', '</style>', '"', '\\'])(
    'is nothing for %s',
    (accent) => {
      expect(accentCss(accent)).toBe('');
    },
  );
});
