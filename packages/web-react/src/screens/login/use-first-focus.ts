import { type RefObject, useEffect, useRef } from 'react';
import { fieldIn, isInView } from './form-fields.ts';

/**
 * Puts the caret into the field that is to be filled in first, once. Does so with a mouse or trackpad only (on touch, a
 * keyboard would cover the page), never in a frame, never where the page would have to scroll, and never when the
 * focus is somewhere already.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, name: string): void {
  const first = useRef(name);
  useEffect(() => {
    const precise = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    const framed = window.parent !== window;
    const field = fieldIn(form.current, first.current);
    if (!precise || framed || field === null || document.activeElement !== document.body) return;
    if (isInView(field)) field.focus({ preventScroll: true });
  }, [form]);
}
