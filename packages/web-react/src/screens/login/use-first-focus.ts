import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the caret into the first field when the page opens: with a mouse or trackpad only (on touch a
 * keyboard would cover the page), never in a frame, and never away from where someone already is.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, wanted: boolean): void {
  const first = useRef(wanted);
  useEffect(() => {
    const precise = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    const framed = window.parent !== window;
    if (first.current && precise && !framed && document.activeElement === document.body)
      field.current?.focus();
  }, [field]);
}
