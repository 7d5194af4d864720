import type { ReactElement } from 'react';

/** A yes or no. The browser keeps the value. */
export interface CheckBoxProps {
  readonly name: string;
  readonly label: string;
  readonly defaultChecked: boolean;
}

/** A check box. Its label can be clicked too. */
export function CheckBox({ name, label, defaultChecked }: CheckBoxProps): ReactElement {
  return (
    <label className="check-box">
      <input className="check-box__input" type="checkbox" name={name} defaultChecked={defaultChecked} />
      <span>{label}</span>
    </label>
  );
}
