/** An open menu: its focused item, and the letters typed so far to find an item. */
export interface OpenMenu {
  readonly active: number;
  readonly typed: string;
}

export type MenuStep =
  | { readonly kind: 'move'; readonly menu: OpenMenu }
  | { readonly kind: 'choose'; readonly index: number }
  /** `returnsFocus`: to the trigger, as after Escape. After Tab the focus moves on by itself. */
  | { readonly kind: 'close'; readonly returnsFocus: boolean }
  | { readonly kind: 'ignore' };

/** A menu that opens on the chosen item, or on the first one if none is chosen. */
export const openAt = (chosen: number): OpenMenu => ({ active: Math.max(0, chosen), typed: '' });

/** Returns the menu that a key on the trigger opens, or undefined. Arrow up opens it on the last item. */
export function openedBy(key: string, chosen: number, count: number): OpenMenu | undefined {
  if (key === 'ArrowDown' || key === 'Enter' || key === ' ') return openAt(chosen);
  if (key === 'ArrowUp') return openAt(count - 1);
  return undefined;
}

/** Returns the effect of a key in an open menu (WAI-ARIA, menu pattern). */
export function menuStep(menu: OpenMenu, key: string, names: readonly string[]): MenuStep {
  const { active } = menu;
  const count = names.length;
  switch (key) {
    case 'ArrowDown':
      return moveTo((active + 1) % count);
    case 'ArrowUp':
      return moveTo((active + count - 1) % count);
    case 'Home':
      return moveTo(0);
    case 'End':
      return moveTo(count - 1);
    case 'Enter':
    case ' ':
      return { kind: 'choose', index: active };
    case 'Escape':
      return { kind: 'close', returnsFocus: true };
    case 'Tab':
      return { kind: 'close', returnsFocus: false };
    default:
      return [...key].length === 1 ? find(menu, key, names) : { kind: 'ignore' };
  }
}

const moveTo = (active: number): MenuStep => ({ kind: 'move', menu: { active, typed: '' } });

/** Finds the next name that begins with the typed letters. The same letter again moves on to the next name. */
function find(menu: OpenMenu, key: string, names: readonly string[]): MenuStep {
  const letter = key.toLocaleLowerCase();
  const typed = menu.typed === letter ? letter : menu.typed + letter;
  const first = typed.length > letter.length ? menu.active : menu.active + 1;
  for (let step = 0; step < names.length; step += 1) {
    const index = (first + step) % names.length;
    if (names[index]?.toLocaleLowerCase().startsWith(typed))
      return { kind: 'move', menu: { active: index, typed } };
  }
  return { kind: 'ignore' };
}
