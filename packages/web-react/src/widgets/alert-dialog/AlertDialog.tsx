import { type ReactElement, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { keepFocus } from './keep-focus.ts';

/** A message that has to be answered before anything else. It is shown as long as it is mounted. */
export interface AlertDialogProps {
  /** What the message is about, for assistive technology. */
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
  // At once and once: the browser reports only later that a dialog has closed, and by then somebody may be typing.
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
