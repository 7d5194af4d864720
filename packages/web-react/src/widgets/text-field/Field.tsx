import type { ReactElement, ReactNode } from 'react';
import { FieldHelp, type FieldHelpProps } from './FieldHelp.tsx';

/** `id` is that of the input. Its help, or its error, has this id and `-help`. */
export interface FieldProps extends FieldHelpProps {
  readonly label: string;
  /** Shown at the end of the label's line, and reached by Tab after the field. */
  readonly aside?: ReactNode;
  /** The input, and what is inside its box. */
  readonly children: ReactNode;
}

/** The label above a field, and its help, or its error, below. */
export function Field({ id, label, help, icon, error, aside, children }: FieldProps): ReactElement {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">{children}</div>
      {aside}
      <FieldHelp id={`${id}-help`} help={help} icon={icon} error={error} />
    </div>
  );
}
