/**
 * Lets the tabs work before React has taken over. It changes attributes only, which React leaves as they are. Returns the
 * function that stops it and returns the name of the tab that was chosen, or null.
 */
export function startEarlyTabs(): () => string | null {
  let chosen: string | null = null;
  const choose = (tab: Element) => {
    for (const each of document.querySelectorAll('[role=tab]')) {
      each.setAttribute('aria-selected', String(each === tab));
      each.setAttribute('tabindex', each === tab ? '0' : '-1');
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('hidden', each !== tab);
    }
    chosen = tab.getAttribute('data-name');
  };
  const onClick = ({ target }: Event) => {
    const tab = target instanceof Element ? target.closest('[role=tab]') : null;
    if (tab !== null) choose(tab);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    return chosen;
  };
}
