/** A password field's input as far as the toggle needs it; `HTMLInputElement` fits. */
export interface SelectableInput {
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  readonly selectionDirection: 'forward' | 'backward' | 'none' | null;
  setSelectionRange(start: number, end: number, direction?: 'forward' | 'backward' | 'none'): void;
}

/** Remembers where the caret stands; the answer puts it back there. Browsers lose it when the type changes. */
export function keepCaret(input: SelectableInput): () => void {
  const { selectionStart, selectionEnd, selectionDirection } = input;
  return () => {
    if (selectionStart === null || selectionEnd === null) return;
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}

/** A key or mouse event as far as Caps Lock goes; only real ones can tell (autofill sends bare ones). */
export interface ModifierSource {
  readonly getModifierState?: (key: 'CapsLock') => boolean;
}

/** Whether Caps Lock is on, as far as this event knows. */
export const capsLockIn = (event: ModifierSource): boolean => event.getModifierState?.('CapsLock') ?? false;
