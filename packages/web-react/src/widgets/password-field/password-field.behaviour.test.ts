import { describe, expect, it, vi } from 'vitest';
import { capsLockIn, keepCaret } from './password-field.behaviour.ts';

describe('the show and hide toggle', () => {
  it('puts the caret back where it stood', () => {
    const setSelectionRange = vi.fn();
    const putBack = keepCaret({
      selectionStart: 2,
      selectionEnd: 5,
      selectionDirection: 'backward',
      setSelectionRange,
    });
    expect(setSelectionRange).not.toHaveBeenCalled();
    putBack();
    expect(setSelectionRange).toHaveBeenCalledWith(2, 5, 'backward');
  });

  it('does nothing where there was no caret', () => {
    const setSelectionRange = vi.fn();
    keepCaret({ selectionStart: null, selectionEnd: null, selectionDirection: null, setSelectionRange })();
    expect(setSelectionRange).not.toHaveBeenCalled();
  });
});

describe('the Caps Lock hint', () => {
  it('believes keys, and not events without them (autofill)', () => {
    expect(capsLockIn({ getModifierState: (key) => key === 'CapsLock' })).toBe(true);
    expect(capsLockIn({ getModifierState: () => false })).toBe(false);
    expect(capsLockIn({})).toBe(false);
  });
});
