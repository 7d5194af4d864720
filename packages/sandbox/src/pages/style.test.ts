import { describe, expect, it } from 'vitest';
import { homeStyle } from '../home/home-style.ts';
import { style } from './style.ts';

describe('the styles of the home port', () => {
  it('leave hovering to devices that can: on the others it would stay after a tap', () => {
    const hovers = `${style}\n${homeStyle}`.split('\n').filter((line) => line.includes(':hover'));
    expect(hovers.length).toBeGreaterThan(0);
    for (const line of hovers) expect(line).toMatch(/^@media \(hover: hover\) \{ /);
  });
});
