type SelectableInput = Pick<
  HTMLInputElement,
  'selectionStart' | 'selectionEnd' | 'selectionDirection' | 'setSelectionRange'
>;

/** Remembers where the caret is, and returns a function that puts it back. Browsers lose it when the type changes. */
export function keepCaret(input: SelectableInput): () => void {
  const { selectionStart, selectionEnd, selectionDirection } = input;
  return () => {
    if (selectionStart === null || selectionEnd === null) return;
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}

/** The part of a keyboard event that tells of Caps Lock. Events from autofill do not have it. */
export interface ModifierSource {
  readonly getModifierState?: (key: 'CapsLock') => boolean;
}

/** Whether Caps Lock is on; false if the event cannot tell. */
export const capsLockIn = (event: ModifierSource): boolean => event.getModifierState?.('CapsLock') ?? false;
