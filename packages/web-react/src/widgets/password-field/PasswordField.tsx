import { type ReactElement, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldHelp } from '../text-field/FieldHelp.tsx';
import { capsLockIn, keepCaret } from './password-field.behaviour.ts';

/** What the form around a password field may ask of it. */
export interface PasswordFieldHandle {
  /** Shows dots again: asked for when the form is sent, and so that password managers know the field. */
  conceal(): void;
}

/** A password, kept by the browser alone: no state of ours ever holds it. */
export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly handle?: Ref<PasswordFieldHandle>;
}

/** A password field with a SHOW/HIDE toggle that leaves the caret alone, and a hint when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { label, error } = props;
  const help = capsLock ? t('password.capsLock') : props.help;

  useImperativeHandle(props.handle, () => ({ conceal: () => setShown(false) }));

  // A page that comes back from the browser's memory must not bring a password with it.
  useEffect(() => {
    const forget = () => {
      if (input.current !== null) input.current.value = '';
      setShown(false);
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  const toggle = () => {
    const putBack = input.current === null ? undefined : keepCaret(input.current);
    setShown(!shown);
    if (putBack !== undefined) requestAnimationFrame(putBack);
  };

  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        <input
          className="field__input password-field__input"
          id={id}
          ref={input}
          name={props.name}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined && help === undefined ? undefined : `${id}-help`}
          onKeyUp={(event) => setCapsLock(capsLockIn(event))}
          onBlur={() => setCapsLock(false)}
        />
        <button
          className="password-field__toggle"
          type="button"
          aria-label={t(shown ? 'password.hideField' : 'password.showField', { field: label })}
          aria-controls={id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {t(shown ? 'password.hide' : 'password.show')}
        </button>
      </div>
      <FieldHelp id={`${id}-help`} help={help} error={error} />
    </div>
  );
}
