import type { MessageKey } from '@gatehouse-login/core';
import { type Dispatch, type FormEvent, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type {} from '../../early/early-life.ts';
import { input } from '../../early/fields.ts';
import { focusForm } from '../../early/fill-form.ts';
import { Button } from '../../widgets/button/Button.tsx';
import { CheckBox } from '../../widgets/check-box/CheckBox.tsx';
import { Link } from '../../widgets/link/Link.tsx';
import { PasswordField } from '../../widgets/password-field/PasswordField.tsx';
import { RadioGroup } from '../../widgets/radio-group/RadioGroup.tsx';
import { LoadedReference } from '../../widgets/reference/LoadedReference.tsx';
import { useProgress } from '../../widgets/timing/use-progress.ts';
import { LoginName } from './LoginName.tsx';
import { readLoginValues } from './login-draft.ts';
import type { LoginFormEvent, LoginFormState } from './login-form.ts';
import { type LoginField, problemsIn } from './login-problems.ts';
import type { LoginViewProps } from './login-view.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface LoginFormProps extends LoginViewProps {
  /** The prefix of the ids that tabs and panels name each other by. */
  readonly id: string;
  readonly state: LoginFormState;
  readonly dispatch: Dispatch<LoginFormEvent>;
  /** The button may not be used until the time that the server named is over. */
  readonly locked: boolean;
}

const NAMES = {
  username: 'field.username',
  phonePrefix: 'field.countryCode',
  phoneNumber: 'field.phoneNumber',
  password: 'field.password',
} as const satisfies Record<LoginField, MessageKey>;

/** A real form with uncontrolled fields: the browser keeps their values. */
export function LoginForm(props: LoginFormProps): ReactElement {
  const { t } = useTranslation();
  const { state, dispatch, draft, platforms, busy, locked, forgotPassword } = props;
  const { missing, malformed, refusal } = state;
  const form = useRef<HTMLFormElement>(null);
  const reference = !busy && !state.noticeAnswered && props.reference;
  const words = reference ? t('attempt.reference', { reference }) : undefined;
  const { lasting, lastingLong } = useProgress(busy, t('login.busy'), words);

  useKeptDraft(form, draft, props.onLeave);
  // A button or link of a stamped form may have been pressed already. React's listeners are in place by the next task.
  useLayoutEffect(() => {
    const pressed = window.earlyLife?.takeForm();
    setTimeout(() => {
      delete window.earlyLife;
      if (pressed) form.current?.querySelector<HTMLElement>(pressed)?.click();
    });
  }, []);
  useEffect(focusForm, []);
  useEffect(() => {
    if (refusal !== null) input(refusal.first)?.focus();
  }, [refusal]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || locked) return;
    const values = readLoginValues(new FormData(event.currentTarget), draft);
    const problems = problemsIn(values);
    dispatch({ type: 'sent', ...problems });
    if (problems.missing.length + problems.malformed.length === 0) props.onSubmit(values);
  };
  const cancel = () => {
    props.onCancel();
    // The Cancel button disappears, and the focus must not be lost with it.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const errorAt = (name: LoginField) => {
    const field = t(NAMES[name]);
    if (missing.includes(name)) return t('field.required', { field });
    return malformed.includes(name) ? t('field.digits', { field }) : undefined;
  };

  return (
    <form
      className="login__form"
      method="post"
      noValidate
      ref={form}
      onSubmit={onSubmit}
      onInput={({ target }) =>
        dispatch({ type: 'edited', field: (target as HTMLInputElement).name, locked: locked || busy })
      }
      aria-busy={busy}
    >
      <LoginName
        id={props.id}
        tabs={props.tabs}
        draft={draft}
        countryCodes={props.countryCodes}
        forgotUsername={props.forgotUsername}
        errorAt={errorAt}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        error={errorAt('password')}
        enterKeyHint="go"
        aside={forgotPassword && <Link to={forgotPassword}>{t('login.forgotPassword')}</Link>}
      />
      {platforms.length > 1 && (
        <RadioGroup
          name="platformType"
          label={t('platform.label')}
          options={platforms.map((value) => ({ value, text: t(`platform.${value}`) }))}
          defaultValue={draft.platformType}
        />
      )}
      <div className="login__choices">
        <CheckBox name="rememberMe" label={t('login.rememberMe')} defaultChecked={draft.rememberMe} />
      </div>
      <Button type="submit" wide busy={busy} locked={locked}>
        {t(lasting ? 'login.busy' : 'login.submit')}
      </Button>
      <div className="login__foot">
        {reference ? (
          <div className="login__reference muted">
            <LoadedReference reference={reference} words={words} />
          </div>
        ) : (
          <p className="muted">{lastingLong && t('login.waiting')}</p>
        )}
        {lastingLong && (
          <Button kind="quiet" onClick={cancel} action="cancel">
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
