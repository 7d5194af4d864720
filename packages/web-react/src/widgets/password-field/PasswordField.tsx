import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { CapsLockIcon } from '../icons/icons.tsx';
import { Field } from '../text-field/Field.tsx';
import { capsLockIn, keepCaret } from './password-field.behaviour.ts';

/** A password. Only the browser's own input holds it, never our state. */
export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** The id of a further description, after the help or the error. */
  readonly describedBy?: string;
  /** What the Enter key of a phone's keyboard is called: `next` by default. */
  readonly enterKeyHint?: 'next' | 'go';
  /** The rules for a new password, as password managers read them (the proposed attribute `passwordrules`). */
  readonly rules?: string;
  /** A link for this field, at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A password field with a SHOW/HIDE toggle that keeps the caret's place, and a hint while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { label, error } = props;
  const help = capsLock ? t('password.capsLock') : props.help;
  const own = error === undefined && help === undefined ? [] : [`${id}-help`];
  const describedBy = [...own, props.describedBy ?? []].flat().join(' ');

  // A stamped form may have shown the password already. React has set the type back, but not the toggle's mark.
  useLayoutEffect(() => setShown(button.current?.dataset.shown !== undefined), []);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const conceal = () => setShown(false);
    // With dots again, password managers recognise the field of a form that is sent.
    input.current?.form?.addEventListener('submit', conceal, { signal });
    input.current?.form?.addEventListener('reset', conceal, { signal });
    // A page that is restored from the back/forward cache must not bring a password with it.
    const forget = () => {
      if (input.current !== null) input.current.value = '';
      conceal();
    };
    window.addEventListener('pagehide', forget, { signal });
    return () => stop.abort();
  }, []);

  const toggle = () => {
    const putBack = input.current === null ? undefined : keepCaret(input.current);
    setShown(!shown);
    if (putBack !== undefined) requestAnimationFrame(putBack);
  };

  return (
    <Field
      id={id}
      label={label}
      help={help}
      icon={capsLock ? <CapsLockIcon /> : undefined}
      error={error}
      aside={props.aside}
    >
      <input
        className="field__input password-field__input"
        id={id}
        ref={input}
        name={props.name}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoComplete={props.autoComplete}
        enterKeyHint={props.enterKeyHint ?? 'next'}
        {...(props.rules !== undefined && { passwordrules: props.rules })}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        onKeyUp={(event) => setCapsLock(capsLockIn(event))}
        onBlur={() => setCapsLock(false)}
      />
      <button
        className="password-field__toggle"
        ref={button}
        type="button"
        data-shown={shown ? '' : undefined}
        // The visitor may have pressed the toggle before React took over.
        suppressHydrationWarning
        aria-label={t(shown ? 'password.hideField' : 'password.showField', { field: label })}
        aria-controls={id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {t(shown ? 'password.hide' : 'password.show')}
      </button>
    </Field>
  );
}
