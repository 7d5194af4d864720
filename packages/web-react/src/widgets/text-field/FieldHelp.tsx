import type { ReactElement } from 'react';
import { AlertIcon } from '../icons/icons.tsx';

/** What stands under a field. */
export interface FieldHelpProps {
  readonly id: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** The line under a field, always there: an error takes the help text's place, and nothing moves. */
export function FieldHelp({ id, help, error }: FieldHelpProps): ReactElement {
  if (error === undefined) {
    return (
      <p className="field__help" id={id}>
        {help}
      </p>
    );
  }
  return (
    <p className="field__help field__help--error" id={id}>
      <AlertIcon />
      <span>{error}</span>
    </p>
  );
}
