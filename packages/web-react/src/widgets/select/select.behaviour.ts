/** An open list: the option that Enter picks, and the letters typed so far to find an option. */
export interface OpenList {
  readonly active: number;
  readonly typed: string;
  /** When the last letter was typed, in milliseconds. */
  readonly typedAt: number;
}

/** A key that was pressed on the trigger. */
export interface Press {
  readonly key: string;
  readonly alt: boolean;
  /** When it was pressed, in milliseconds. */
  readonly at: number;
}

/** The effect of a key on a select. */
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
  if (texts.length === 0) return IGNORE;
  return list === undefined ? stepClosed(press, texts, chosen) : stepOpen(list, press, texts);
}

function stepClosed(press: Press, texts: readonly string[], chosen: number): SelectStep {
  switch (press.key) {
    case 'ArrowDown':
    case 'Enter':
    case ' ':
      return { kind: 'show', list: openAt(chosen) };
    case 'ArrowUp':
    case 'Home':
      return { kind: 'show', list: openAt(0) };
    case 'End':
      return { kind: 'show', list: openAt(texts.length - 1) };
    default:
      // The search starts behind the active option, and so at the first one.
      return find({ ...openAt(0), active: -1 }, press, texts);
  }
}

function stepOpen(list: OpenList, press: Press, texts: readonly string[]): SelectStep {
  const { active } = list;
  const last = texts.length - 1;
  switch (press.key) {
    case 'ArrowDown':
      return show(Math.min(active + 1, last));
    case 'ArrowUp':
      return press.alt ? { kind: 'pick', index: active } : show(Math.max(active - 1, 0));
    case 'Home':
      return show(0);
    case 'End':
      return show(last);
    case 'Enter':
    case ' ':
      return { kind: 'pick', index: active };
    case 'Escape':
      return { kind: 'close' };
    default:
      return find(list, press, texts);
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
