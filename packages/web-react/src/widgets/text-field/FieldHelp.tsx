import type { ReactElement } from 'react';
import { AlertIcon } from '../icons/icons.tsx';

export interface FieldHelpProps {
  readonly id: string;
  readonly help?: string | undefined;
  /** Goes before the help text. */
  readonly icon?: ReactElement | undefined;
  readonly error?: string | undefined;
}

/** The line under a field. It is always there: an error replaces the help text, and nothing moves. */
export function FieldHelp({ id, help, icon, error }: FieldHelpProps): ReactElement {
  const text = error ?? help;
  return (
    <p className={error === undefined ? 'field__help' : 'field__help field__help--error'} id={id}>
      {error === undefined ? icon : <AlertIcon />}
      {text && <span>{text}</span>}
    </p>
  );
}
