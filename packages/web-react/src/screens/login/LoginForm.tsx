import { type FormEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { CheckBox } from '../../widgets/check-box/CheckBox.tsx';
import { Link } from '../../widgets/link/Link.tsx';
import { PasswordField, type PasswordFieldHandle } from '../../widgets/password-field/PasswordField.tsx';
import { RadioGroup } from '../../widgets/radio-group/RadioGroup.tsx';
import { TextField } from '../../widgets/text-field/TextField.tsx';
import { useLasting } from '../../widgets/timing/use-lasting.ts';
import type { LoginViewProps } from './login-view.ts';
import { useFirstFocus } from './use-first-focus.ts';
import type { LoginFormState } from './use-login-form.ts';

/** The login form's props: the screen's, and the form's own state. */
export interface LoginFormProps extends LoginViewProps {
  readonly state: LoginFormState;
}

/** One real form: fields that the browser keeps, one button, everything else small. */
export function LoginForm(props: LoginFormProps): ReactElement {
  const { t } = useTranslation();
  const { state, draft, platforms, cooldownSeconds = 0, notice, forgotPassword, forgotUsername } = props;
  const reference = notice === state.notice && props.reference;
  const { missing, first } = state;
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<PasswordFieldHandle>(null);
  const busy = props.busy || state.held;
  const locked = !busy && cooldownSeconds > 0;
  const waiting = useLasting(busy, 1000);

  useFirstFocus(username, notice === undefined);
  useEffect(() => {
    if (first.field === 'username') username.current?.focus();
    else if (first.field === 'password') password.current?.focus();
  }, [first]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    password.current?.conceal();
    if (!busy && !locked) state.submit();
  };
  const requiredAt = (field: 'username' | 'password') =>
    missing.includes(field) ? t('field.required', { field: t(`field.${field}`) }) : undefined;

  return (
    <form
      className="login__form"
      method="post"
      noValidate
      ref={state.form}
      onSubmit={onSubmit}
      onInput={({ target }) => state.edited((target as HTMLInputElement).name)}
      aria-busy={busy}
    >
      <TextField
        name="username"
        label={t('field.username')}
        defaultValue={draft.username}
        autoComplete="username"
        dir="ltr"
        error={requiredAt('username')}
        aside={forgotUsername && <Link to={forgotUsername}>{t('login.forgotUsername')}</Link>}
        inputRef={username}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        error={requiredAt('password')}
        handle={password}
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
        {forgotPassword && <Link to={forgotPassword}>{t('login.forgotPassword')}</Link>}
      </div>
      <Button type="submit" wide busy={busy} locked={locked}>
        {t(waiting ? 'login.busy' : 'login.submit')}
      </Button>
      <div className="login__foot">
        <p className="muted" aria-live="polite">
          {waiting ? t('login.waiting') : !busy && reference && t('attempt.reference', { reference })}
        </p>
        {waiting && !state.held && (
          <Button kind="quiet" onClick={props.onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
