import { createFocusTrap } from 'focus-trap';

/**
 * Opens a dialog over everything else and keeps the focus inside: Tab cycles through the dialog and never reaches
 * the browser's own buttons. Returns a function that closes the dialog and returns the focus.
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const trap = createFocusTrap(dialog, {
    // `showModal` makes everything else inert, for assistive technology too.
    onActivate: () => dialog.showModal(),
    onDeactivate: () => dialog.close(),
    // The trap looks for a focusable element before the dialog is open, and throws without a fallback.
    fallbackFocus: dialog,
    delayInitialFocus: false,
    delayReturnFocus: false,
    // The browser reports Escape, and a phone's back gesture, to the dialog.
    escapeDeactivates: false,
    // Everything outside is inert, so no click has to be refused.
    allowOutsideClick: true,
  });
  trap.activate();
  return () => void trap.deactivate();
}
