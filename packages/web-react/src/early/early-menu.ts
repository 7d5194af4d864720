import type { EarlyMenu } from './early-life.ts';

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets the language menu open, and holds a choice, before React has taken over. Returns what ends it. */
export function startEarlyMenu(): () => EarlyMenu {
  let taken = false;
  let chosen: string | null = null;
  const find = (part: string) => document.querySelector<HTMLElement>(`.language-menu${part}`);
  const trigger = () => find('__trigger');
  const items = () => [...(find('__panel')?.querySelectorAll('button') ?? [])];
  const active = () => items().indexOf(document.activeElement as HTMLButtonElement);
  const isOpen = () => find('__panel')?.hidden === false;
  const show = (open: boolean) => {
    find('__panel')?.toggleAttribute('hidden', !open);
    trigger()?.setAttribute('aria-expanded', String(open));
  };
  const open = () => {
    show(true);
    (items().find((item) => item.ariaChecked === 'true') ?? items()[0])?.focus();
  };
  const closeWithFocus = () => {
    show(false);
    trigger()?.focus();
  };
  document.addEventListener('click', ({ target }) => {
    if (taken || !(target instanceof Element)) return;
    const item = target.closest<HTMLElement>('.language-menu__item');
    if (item) {
      chosen = item.lang;
      closeWithFocus();
    } else if (target === trigger()) {
      if (isOpen()) show(false);
      else open();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (taken) return;
    const step = ARROWS[event.key];
    if (isOpen()) {
      if (event.key === 'Escape') closeWithFocus();
      else if (step)
        items()
          .at((active() + step) % items().length)
          ?.focus();
      else return;
    } else {
      if (!step || event.target !== trigger()) return;
      open();
      if (step < 0) items().at(-1)?.focus();
    }
    event.preventDefault();
  });
  const onOutside = ({ target }: Event) => {
    if (!taken && isOpen() && target instanceof Node && !find('')?.contains(target)) show(false);
  };
  for (const kind of ['pointerdown', 'wheel', 'focusin'])
    document.addEventListener(kind, onOutside, { passive: true });
  return () => {
    taken = true;
    return { active: isOpen() ? active() : null, chosen };
  };
}
