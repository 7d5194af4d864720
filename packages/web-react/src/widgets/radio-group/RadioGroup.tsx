import { type ReactElement, useId, useLayoutEffect, useRef } from 'react';

/** One choice of several. The browser keeps the value and handles the arrow keys. */
export interface RadioGroupProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly defaultValue: string;
}

/** A radio group, drawn as one row of segments. */
export function RadioGroup({ name, label, options, defaultValue }: RadioGroupProps): ReactElement {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(defaultValue);
  // React keeps the inputs of a stamped document as they are, and their default may differ.
  useLayoutEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const inputOf = (wanted: string) => inputs.find(({ value }) => value === wanted);
    const next = inputOf(defaultValue);
    if (next && inputOf(before.current)?.checked) next.checked = true;
    before.current = defaultValue;
  }, [defaultValue]);
  return (
    <div className="radio-group" role="radiogroup" aria-labelledby={id} ref={group}>
      <span className="field__label" id={id}>
        {label}
      </span>
      <div className="radio-group__options">
        {options.map(({ value, text }) => (
          <label className="radio-group__option" key={value}>
            <input
              className="radio-group__input"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span className="radio-group__text" data-text={text}>
              {text}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
