import { describe, expect, it } from 'vitest';
import { isByHand, listStep, typed } from './country-list.behaviour.ts';

const open = (active: number | null, text = '') => ({ kind: 'open', list: { text, active } });
const IGNORED = { kind: 'ignore' };

describe('the list of countries', () => {
  it('opens by the arrows: at its first option, at its last, or with Alt at none [4.29]', () => {
    expect(listStep(null, 'ArrowDown', false, 5)).toEqual(open(0));
    expect(listStep(null, 'ArrowUp', false, 5)).toEqual(open(4));
    expect(listStep(null, 'ArrowDown', true, 5)).toEqual(open(null));
  });

  it('goes round with the arrows and keeps its filter', () => {
    expect(listStep({ text: 'u', active: 4 }, 'ArrowDown', false, 5)).toEqual(open(0, 'u'));
    expect(listStep({ text: 'u', active: 0 }, 'ArrowUp', false, 5)).toEqual(open(4, 'u'));
    expect(listStep({ text: 'u', active: null }, 'ArrowDown', false, 5)).toEqual(open(0, 'u'));
  });

  it('takes the option with Enter, which sends the form where there is none [4.30, 5.20]', () => {
    expect(listStep({ text: '', active: 2 }, 'Enter', false, 5)).toEqual({ kind: 'choose', index: 2 });
    expect(listStep({ text: '', active: null }, 'Enter', false, 5)).toEqual(IGNORED);
    expect(listStep({ text: 'x', active: 0 }, 'Enter', false, 0)).toEqual(IGNORED);
    expect(listStep(null, 'Enter', false, 5)).toEqual(IGNORED);
  });

  it('closes with Escape and with Alt and arrow up, and leaves the other keys to the field', () => {
    expect(listStep({ text: '', active: 2 }, 'Escape', false, 5)).toEqual({ kind: 'close' });
    expect(listStep({ text: '', active: 2 }, 'ArrowUp', true, 5)).toEqual({ kind: 'close' });
    for (const key of ['Home', 'End', 'ArrowLeft', 'a', 'Tab'])
      expect(listStep({ text: '', active: 2 }, key, false, 5)).toEqual(IGNORED);
    expect(listStep(null, 'Escape', false, 5)).toEqual(IGNORED);
  });

  it('offers its first option for a name, and none for digits, which are complete', () => {
    expect(typed('chi')).toEqual({ text: 'chi', active: 0 });
    expect(typed('+86')).toEqual({ text: '+86', active: null });
  });
});

it('tells typing from what was pasted or filled in', () => {
  for (const kind of ['insertText', 'insertCompositionText', 'deleteContentBackward'])
    expect(isByHand(kind)).toBe(true);
  for (const kind of ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined])
    expect(isByHand(kind)).toBe(false);
});
