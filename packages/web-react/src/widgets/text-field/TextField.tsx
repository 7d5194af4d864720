import { type ReactElement, type ReactNode, useId } from 'react';
import { Field } from './Field.tsx';

/** A labelled line of text. The browser keeps the value; it is read from the form on submit. */
export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue?: string;
  readonly autoComplete: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** `ltr` for user names and numbers, which run left to right in every language. */
  readonly dir?: 'ltr';
  /** A link for this field: shown at the end of the label's line, reached by Tab after the field. */
  readonly aside?: ReactNode;
}

/** A text field with its label above and its help, or its error, below. */
export function TextField(props: TextFieldProps): ReactElement {
  const id = useId();
  const invalid = props.error !== undefined;
  return (
    <Field id={id} label={props.label} help={props.help} error={props.error} aside={props.aside}>
      <input
        className="field__input"
        id={id}
        name={props.name}
        type="text"
        dir={props.dir}
        defaultValue={props.defaultValue}
        autoComplete={props.autoComplete}
        enterKeyHint="next"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid || props.help !== undefined ? `${id}-help` : undefined}
      />
    </Field>
  );
}
