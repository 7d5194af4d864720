/** An open list: the text of its filter, and the option that the arrow keys have reached. */
export interface OpenList {
  readonly text: string;
  readonly active: number | null;
}

export type ListStep =
  | { readonly kind: 'open'; readonly list: OpenList }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignore' };

const IGNORE: ListStep = { kind: 'ignore' };

/** The list after the visitor typed. A name selects the first option, so that Enter takes it; digits are complete. */
export const typed = (text: string): OpenList => ({ text, active: /\p{L}/u.test(text) ? 0 : null });

/**
 * Returns the effect of a key (WAI-ARIA, editable combobox with a list). `list` is null while it is closed;
 * `count` is the number of options that an open list has or would have. Other keys belong to the field.
 */
export function listStep(list: OpenList | null, key: string, alt: boolean, count: number): ListStep {
  const active = list?.active ?? null;
  const moveTo = (index: number): ListStep =>
    count === 0 ? IGNORE : { kind: 'open', list: { text: list?.text ?? '', active: index } };
  switch (key) {
    case 'ArrowDown':
      if (list === null) return alt ? { kind: 'open', list: { text: '', active: null } } : moveTo(0);
      return moveTo(active === null ? 0 : (active + 1) % count);
    case 'ArrowUp':
      if (alt) return list === null ? IGNORE : { kind: 'close' };
      return moveTo(list === null || active === null ? count - 1 : (active + count - 1) % count);
    case 'Enter':
      return list === null || active === null || count === 0 ? IGNORE : { kind: 'choose', index: active };
    case 'Escape':
      return list === null ? IGNORE : { kind: 'close' };
    default:
      return IGNORE;
  }
}

/** Whether an edit was made by hand. Pasted and filled-in texts may hold a whole number. */
export const isByHand = (inputType: string | undefined): boolean =>
  inputType !== undefined && /^(insertText|insertComposition|delete|history)/.test(inputType);
