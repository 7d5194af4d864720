import { createFocusTrap } from 'focus-trap';

/**
 * Opens a dialog over everything else and keeps the focus inside it: Tab goes round in it and never leaves for the
 * browser's own buttons. Returns a function that closes the dialog and gives the focus back to where it was.
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const trap = createFocusTrap(dialog, {
    // Between these two the browser makes everything else inert, for assistive technology too.
    onActivate: () => dialog.showModal(),
    onDeactivate: () => dialog.close(),
    // The trap looks for something to focus before the dialog is open, and throws if there is nothing.
    fallbackFocus: dialog,
    delayInitialFocus: false,
    delayReturnFocus: false,
    // The browser reports Escape to the dialog, and so the back gesture of a phone.
    escapeDeactivates: false,
    // Nothing outside can be pressed while it is inert.
    allowOutsideClick: true,
  });
  trap.activate();
  return () => void trap.deactivate();
}
