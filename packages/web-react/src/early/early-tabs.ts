/**
 * Lets the tabs work before React has taken over. It changes attributes only, which React leaves as they are. Returns the
 * function that stops it and returns the name of the tab that was chosen, or null.
 */
export function startEarlyTabs(): () => string | null {
  let chosen: string | null = null;
  const tabOf = ({ target }: Event) => (target instanceof Element ? target.closest('[role=tab]') : null);
  const choose = (tab: Element) => {
    for (const each of document.querySelectorAll('[role=tab]')) {
      each.setAttribute('aria-selected', String(each === tab));
      each.setAttribute('tabindex', each === tab ? '0' : '-1');
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('hidden', each !== tab);
    }
    chosen = tab.getAttribute('data-name');
  };
  const onClick = (event: Event) => {
    const tab = tabOf(event);
    if (tab !== null) choose(tab);
  };
  // There are two tabs: both arrows go to the other one, in any direction of reading.
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    const other = tab?.nextElementSibling ?? tab?.previousElementSibling;
    const isArrow = /^Arrow(Left|Right)$/.test(event.key) && !event.altKey;
    if (!isArrow || !(other instanceof HTMLElement)) return;
    choose(other);
    other.focus();
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    return chosen;
  };
}
