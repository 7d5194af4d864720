import { type RefObject, useEffect, useRef } from 'react';
import { fieldIn, isInView } from './form-fields.ts';

/**
 * Moves the focus to a field when the form is mounted. Does so only with a mouse or trackpad (on touch, a keyboard would
 * cover the page), and not in a frame, not if the page would have to scroll, and not if something else has the focus.
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
