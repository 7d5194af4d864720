import { type RefObject, useEffect } from 'react';

/** Calls `leave` on a press, a turn of the wheel or a move of the focus outside the box (spec 4). */
export function useOutside(box: RefObject<HTMLElement | null>, active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onEvent = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) leave();
    };
    const kinds = ['pointerdown', 'mousedown', 'wheel', 'focusin'] as const;
    const stop = new AbortController();
    for (const kind of kinds)
      document.addEventListener(kind, onEvent, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [box, active, leave]);
}
