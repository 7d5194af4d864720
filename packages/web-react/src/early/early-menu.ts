import type { EarlyMenu } from './early-life.ts';

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Lets the language menu open, and holds a choice, before React has taken over. Returns what ends it. */
export function startEarlyMenu(): () => EarlyMenu {
  let taken = false;
  let chosen: string | null = null;
  const trigger = () => document.querySelector<HTMLElement>('.language-menu__trigger');
  const panel = () => document.querySelector<HTMLElement>('.language-menu__panel');
  const items = () => [...(panel()?.querySelectorAll('button') ?? [])];
  const isOpen = () => panel()?.hidden === false;
  const open = (wanted: boolean) => {
    panel()?.toggleAttribute('hidden', !wanted);
    trigger()?.setAttribute('aria-expanded', String(wanted));
    if (wanted) (items().find((item) => item.ariaChecked === 'true') ?? items()[0])?.focus();
  };
  document.addEventListener('click', ({ target }) => {
    if (taken || !(target instanceof Element)) return;
    const item = target.closest<HTMLElement>('.language-menu__item');
    if (item) chosen = item.lang;
    if (target === trigger()) open(!isOpen());
    else if (isOpen()) open(false);
    if (item) trigger()?.focus();
  });
  document.addEventListener('keydown', (event) => {
    const step = ARROWS[event.key];
    if (taken || !isOpen()) return;
    if (event.key === 'Escape') {
      open(false);
      trigger()?.focus();
    } else if (step !== undefined) {
      event.preventDefault();
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      all.at((at + step) % all.length)?.focus();
    }
  });
  return () => {
    taken = true;
    return { open: isOpen(), chosen };
  };
}
