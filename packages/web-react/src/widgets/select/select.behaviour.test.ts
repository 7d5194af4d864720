import { describe, expect, it } from 'vitest';
import { type OpenList, openAt, type SelectStep, selectStep } from './select.behaviour.ts';

const TEXTS = ['a•••@client.example', '+44 ••• 111', '+49 ••• 222', 'b•••@client.example'];
const press = (key: string, at = 0, alt = false) => ({ key, at, alt });
const step = (list: OpenList | undefined, key: string, chosen = -1) =>
  selectStep(list, press(key), TEXTS, chosen);
const shownAt = (active: number): SelectStep => ({ kind: 'show', list: openAt(active) });
/** The active option after some letters, typed with pauses between them. */
const typing = (start: OpenList | undefined, letters: string, pause = 100): number | undefined => {
  let list = start;
  [...letters].forEach((letter, index) => {
    const next = selectStep(list, press(letter, 1_000 + index * pause), TEXTS, -1);
    if (next.kind === 'show') list = next.list;
  });
  return list?.active;
};

describe('a closed select [4.25]', () => {
  it.each(['ArrowDown', 'Enter', ' '])('opens on %j, at the first option if none is chosen [4.29]', (key) => {
    expect(step(undefined, key)).toEqual(shownAt(0));
    expect(step(undefined, key, 2)).toEqual(shownAt(2));
  });

  it('opens at its ends on Home, arrow up and End', () => {
    expect(step(undefined, 'Home', 2)).toEqual(shownAt(0));
    expect(step(undefined, 'ArrowUp', 2)).toEqual(shownAt(0));
    expect(step(undefined, 'End')).toEqual(shownAt(3));
  });

  it('opens at the option that a letter begins', () => {
    expect(typing(undefined, 'b')).toBe(3);
    expect(typing(undefined, 'a')).toBe(0);
    expect(typing(undefined, 'x'), 'or at the first').toBe(0);
  });

  it.each(['Tab', 'Escape', 'Shift', 'F5', 'PageDown'])('leaves %s to the browser', (key) => {
    expect(step(undefined, key)).toEqual({ kind: 'ignore' });
  });
});

describe('an open select', () => {
  it('moves with the arrows as far as its ends', () => {
    expect(step(openAt(0), 'ArrowDown')).toEqual(shownAt(1));
    expect(step(openAt(3), 'ArrowDown')).toEqual(shownAt(3));
    expect(step(openAt(1), 'ArrowUp')).toEqual(shownAt(0));
    expect(step(openAt(0), 'ArrowUp')).toEqual(shownAt(0));
    expect(step(openAt(1), 'Home')).toEqual(shownAt(0));
    expect(step(openAt(1), 'End')).toEqual(shownAt(3));
  });

  it('picks with Enter, Space and Alt with arrow up [4.30]', () => {
    expect(step(openAt(2), 'Enter')).toEqual({ kind: 'pick', index: 2 });
    expect(step(openAt(2), ' ')).toEqual({ kind: 'pick', index: 2 });
    expect(selectStep(openAt(2), press('ArrowUp', 0, true), TEXTS, -1)).toEqual({ kind: 'pick', index: 2 });
  });

  it('closes on Escape and picks nothing on Tab [4.27]', () => {
    expect(step(openAt(2), 'Escape')).toEqual({ kind: 'close' });
    expect(step(openAt(2), 'Tab')).toEqual({ kind: 'ignore' });
  });

  it('finds by one letter, again by the same one, and by several in a row', () => {
    expect(typing(openAt(0), '+')).toBe(1);
    expect(typing(openAt(0), '++')).toBe(2);
    expect(typing(openAt(0), '+49')).toBe(2);
    expect(typing(openAt(0), '+4x')).toBe(1);
    expect(typing(openAt(0), 'B')).toBe(3);
  });

  it('starts a new search after a pause', () => {
    expect(typing(openAt(0), '+b', 499)).toBe(1);
    expect(typing(openAt(0), '+b', 500)).toBe(3);
  });
});

it('without options, a select does nothing', () => {
  for (const key of ['ArrowDown', 'Enter', 'a', 'End'])
    expect(selectStep(undefined, press(key), [], -1)).toEqual({ kind: 'ignore' });
});
