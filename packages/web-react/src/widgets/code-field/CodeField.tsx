import { type ClipboardEvent, type ReactElement, type RefObject, useEffect, useId } from 'react';
import { Field } from '../text-field/Field.tsx';
import { pasteCode } from './code-field.behaviour.ts';

/** A code that somebody was sent. Only the browser's own input holds it, never our state. */
export interface CodeFieldProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  /** The id of a further text that describes the field. */
  readonly describedBy?: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the text has changed: typed, pasted, filled in or dropped. */
  readonly onEdit: () => void;
}

/**
 * One input for the whole code, so that pasting, autofill and a screen reader meet one field. Its keyboard has digits
 * first; any other characters can be pasted or filled in. It cuts nothing off: a code may come with spaces and dashes.
 */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { label, help, error, describedBy = '', input, onEdit } = props;
  const id = useId();

  // A page that is restored from the back/forward cache must not bring a code with it.
  useEffect(() => {
    const forget = () => {
      if (input.current !== null) input.current.value = '';
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [input]);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    pasteCode(event.currentTarget, event.clipboardData.getData('text'));
    onEdit();
  };

  return (
    <Field id={id} label={label} help={help} error={error}>
      <input
        className="field__input code-field__input"
        ref={input}
        id={id}
        name="code"
        type="text"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${describedBy} ${id}-help`.trim()}
        onInput={onEdit}
        onPaste={onPaste}
      />
    </Field>
  );
}
