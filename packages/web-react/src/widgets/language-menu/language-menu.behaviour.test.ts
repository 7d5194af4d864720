import { describe, expect, it } from 'vitest';
import { menuStep, openAt, openedBy } from './language-menu.behaviour.ts';

const NAMES = ['English', '中文', 'Deutsch', 'Dansk', 'Español'];
const at = (active: number, typed = '') => ({ active, typed });
const moved = (active: number, typed = '') => ({ kind: 'move', menu: at(active, typed) });

describe('the language menu', () => {
  it('opens at the chosen item by arrow down, Enter and Space, at its last by arrow up, by nothing else [4.29]', () => {
    for (const key of ['ArrowDown', 'Enter', ' ']) expect(openedBy(key, 2, 5)).toEqual(at(2));
    expect(openedBy('ArrowUp', 2, 5)).toEqual(at(4));
    for (const key of ['Tab', 'Escape', 'a']) expect(openedBy(key, 2, 5)).toBeUndefined();
  });

  it('opens at its first item if none is chosen', () => {
    expect(openAt(-1)).toEqual(at(0));
    expect(openedBy('ArrowDown', -1, 5)).toEqual(at(0));
  });

  it('goes round with the arrows and to the ends with Home and End', () => {
    expect(menuStep(at(4), 'ArrowDown', NAMES)).toEqual(moved(0));
    expect(menuStep(at(0), 'ArrowUp', NAMES)).toEqual(moved(4));
    expect(menuStep(at(3), 'Home', NAMES)).toEqual(moved(0));
    expect(menuStep(at(1), 'End', NAMES)).toEqual(moved(4));
  });

  it('chooses with Enter and Space [4.31]', () => {
    for (const key of ['Enter', ' '])
      expect(menuStep(at(2), key, NAMES)).toEqual({ kind: 'choose', index: 2 });
  });

  it('gives the focus back on Escape and lets Tab go its way [4.27]', () => {
    expect(menuStep(at(2), 'Escape', NAMES)).toEqual({ kind: 'close', returnsFocus: true });
    expect(menuStep(at(2), 'Tab', NAMES)).toEqual({ kind: 'close', returnsFocus: false });
  });

  it('finds a name by what is typed, and the next one by the same letter again', () => {
    expect(menuStep(at(0), 'd', NAMES)).toEqual(moved(2, 'd'));
    expect(menuStep(at(2, 'd'), 'd', NAMES)).toEqual(moved(3, 'd'));
    expect(menuStep(at(3, 'd'), 'd', NAMES)).toEqual(moved(2, 'd'));
    expect(menuStep(at(2, 'd'), 'a', NAMES)).toEqual(moved(3, 'da'));
    expect(menuStep(at(0), '中', NAMES)).toEqual(moved(1, '中'));
  });

  it('ignores what leads nowhere', () => {
    for (const key of ['x', 'Shift', 'F5']) expect(menuStep(at(0), key, NAMES)).toEqual({ kind: 'ignore' });
  });
});
