import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
}

/** A required field below its label. */
export function Field({ label, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} required {...input} />
    </div>
  );
}
