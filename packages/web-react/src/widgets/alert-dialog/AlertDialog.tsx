import { type ReactElement, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { keepFocus } from './keep-focus.ts';

/** A message that has to be answered before anything else. It shows while it is mounted. */
export interface AlertDialogProps {
  /** The accessible name of the message. */
  readonly label: string;
  readonly text: string;
  /** The text of the one button. */
  readonly action: string;
  /** Called after the button or Escape, when the focus is back where it was. */
  readonly onClose: () => void;
}

/** An `alertdialog` that keeps the focus until it is answered. The page behind it is inert. */
export function AlertDialog({ label, text, action, onClose }: AlertDialogProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const answered = useRef(false);
  const giveBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (dialog.current !== null) giveBack.current = keepFocus(dialog.current);
    return () => giveBack.current?.();
  }, []);
  // Runs once and at once: the browser reports a closed dialog later, when the visitor may already be typing.
  const close = () => {
    if (answered.current) return;
    answered.current = true;
    giveBack.current?.();
    onClose();
  };
  return (
    <dialog
      className="alert-dialog"
      ref={dialog}
      role="alertdialog"
      aria-label={label}
      aria-describedby={id}
      onCancel={close}
      onClose={close}
    >
      <div className="alert-dialog__message">
        <AlertIcon />
        <p id={id}>{text}</p>
      </div>
      <Button wide onClick={close} action="ok">
        {action}
      </Button>
    </dialog>
  );
}
