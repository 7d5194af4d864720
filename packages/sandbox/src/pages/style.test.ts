import { describe, expect, it } from 'vitest';
import { HOME_STYLE } from '../home/home-style.ts';
import { STYLE } from './style.ts';

describe('the styles of the home port', () => {
  it('leave hovering to devices that can: on the others it would stay after a tap', () => {
    const hovers = `${STYLE}\n${HOME_STYLE}`.split('\n').filter((line) => line.includes(':hover'));
    expect(hovers.length).toBeGreaterThan(0);
    for (const line of hovers) expect(line).toMatch(/^@media \(hover: hover\) \{ /);
  });
});
