/** An open list: the option that Enter picks, and the letters typed so far to find an option. */
export interface OpenList {
  readonly active: number;
  readonly typed: string;
  /** When the last letter was typed, in milliseconds. */
  readonly typedAt: number;
}

export interface Press {
  readonly key: string;
  readonly alt: boolean;
  /** When it was pressed, in milliseconds. */
  readonly at: number;
}

export type SelectStep =
  | { readonly kind: 'show'; readonly list: OpenList }
  | { readonly kind: 'pick'; readonly index: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignore' };

/** After a pause of this many milliseconds, a letter starts a new search. */
const TYPING_PAUSE = 500;

const IGNORE: SelectStep = { kind: 'ignore' };

/** A list that opens at the chosen option, or at the first one if none is chosen. */
export const openAt = (chosen: number): OpenList => ({
  active: Math.max(0, chosen),
  typed: '',
  typedAt: Number.NEGATIVE_INFINITY,
});

/**
 * Returns the effect of a key (WAI-ARIA APG, select-only combobox). Unlike there, Tab picks nothing: picking
 * sends a code, which somebody who only moves on does not want.
 */
export function selectStep(
  list: OpenList | undefined,
  press: Press,
  texts: readonly string[],
  chosen: number,
): SelectStep {
  const last = texts.length - 1;
  if (last < 0) return IGNORE;
  switch (press.key) {
    case 'ArrowDown':
      return show(list === undefined ? chosen : Math.min(list.active + 1, last));
    case 'ArrowUp':
      if (list === undefined) return show(0);
      return press.alt ? { kind: 'pick', index: list.active } : show(list.active - 1);
    case 'Home':
      return show(0);
    case 'End':
      return show(last);
    case 'Enter':
    case ' ':
      return list === undefined ? show(chosen) : { kind: 'pick', index: list.active };
    case 'Escape':
      return list === undefined ? IGNORE : { kind: 'close' };
    default:
      // In a closed list, the search starts behind the active option, and so at the first one.
      return find(list ?? { ...openAt(0), active: -1 }, press, texts);
  }
}

const show = (active: number): SelectStep => ({ kind: 'show', list: openAt(active) });

/** Finds the next text that begins with the typed letters. The same letter again moves on to the next one. */
function find(list: OpenList, { key, at }: Press, texts: readonly string[]): SelectStep {
  if ([...key].length !== 1) return IGNORE;
  const letter = key.toLocaleLowerCase();
  const before = at - list.typedAt < TYPING_PAUSE ? list.typed : '';
  const typed = before === letter ? letter : before + letter;
  const first = typed === letter ? list.active + 1 : list.active;
  const order = texts.map((_, step) => (first + step) % texts.length);
  const found = order.find((index) => texts[index]?.toLocaleLowerCase().startsWith(typed));
  return { kind: 'show', list: { active: found ?? Math.max(0, list.active), typed, typedAt: at } };
}
