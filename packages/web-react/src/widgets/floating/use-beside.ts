import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

const load = () => import('./keep-beside.ts');

/** Loads Floating UI ahead of a list's opening. A list also opens without it. */
export const preloadBeside = (): void => void load().catch(() => {});

/**
 * Keeps an open list beside its field, on the side that has room for it. Until Floating UI has loaded, the list is below
 * the field. If it cannot be loaded, the page scrolls to the list.
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
    load()
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
