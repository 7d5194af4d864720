/** An open menu: which item has the focus, and what was typed to find one. */
export interface OpenMenu {
  readonly active: number;
  readonly typed: string;
}

/** What a key does to an open menu. */
export type MenuStep =
  | { readonly kind: 'move'; readonly menu: OpenMenu }
  | { readonly kind: 'choose'; readonly index: number }
  /** `returnsFocus`: to the trigger, as after Escape; Tab goes on its own way. */
  | { readonly kind: 'close'; readonly returnsFocus: boolean }
  | { readonly kind: 'ignore' };

/** The item at which a menu opens by this key on its trigger, or nothing if the key does not open it. */
export function openedBy(key: string, count: number): OpenMenu | undefined {
  if (key === 'ArrowDown' || key === 'Enter' || key === ' ') return { active: 0, typed: '' };
  if (key === 'ArrowUp') return { active: count - 1, typed: '' };
  return undefined;
}

/** What a key does in an open menu, after the menu pattern of the ARIA practices. */
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
      return { kind: 'choose', index: active };
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

/** Finds the next name that begins with what was typed; the same letter again goes on to the next one. */
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
