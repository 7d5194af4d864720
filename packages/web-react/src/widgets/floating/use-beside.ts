import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Loads what places lists, for a list that is about to be opened. */
export const loadBeside = () => import('./keep-beside.ts');

/**
 * Keeps an open list beside its field, on the side that has room for it. Until that is loaded, and where it cannot be, the
 * list is below the field, and the page scrolls to it.
 */
export function useBeside(
  open: boolean,
  field: () => Element | null | undefined,
  list: RefObject<HTMLElement | null>,
): void {
  const parts = useEffectEvent(() => [field(), list.current] as const);
  useLayoutEffect(() => {
    const [beside, panel] = parts();
    if (!open || !beside || panel === null) return;
    let isOpen = true;
    let stop: (() => void) | undefined;
    loadBeside()
      .then(({ keepBeside }) => {
        if (isOpen) stop = keepBeside(beside, panel);
      })
      .catch(() => panel.scrollIntoView({ block: 'nearest' }));
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [open]);
}
