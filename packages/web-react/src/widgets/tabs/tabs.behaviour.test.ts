import { describe, expect, it } from 'vitest';
import { tabStep } from './tabs.behaviour.ts';

describe('the tabs', () => {
  it('follow the arrows and go round', () => {
    expect([0, 1, 2].map((at) => tabStep('ArrowRight', at, 3, false))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((at) => tabStep('ArrowLeft', at, 3, false))).toEqual([2, 0, 1]);
  });

  it('follow the arrows the other way in a page that runs from right to left', () => {
    expect(tabStep('ArrowLeft', 0, 3, true)).toBe(1);
    expect(tabStep('ArrowRight', 0, 3, true)).toBe(2);
  });

  it('go to the ends with Home and End, and nowhere with other keys', () => {
    expect(tabStep('Home', 2, 3, true)).toBe(0);
    expect(tabStep('End', 0, 3, false)).toBe(2);
    for (const key of ['ArrowDown', 'Tab', 'a']) expect(tabStep(key, 0, 2, false)).toBeUndefined();
  });
});
