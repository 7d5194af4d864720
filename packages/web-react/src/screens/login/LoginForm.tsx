import { missingFields, type RequiredField } from '@gatehouse-login/core';
import { type Dispatch, type FormEvent, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type {} from '../../early/early-life.ts';
import { Button } from '../../widgets/button/Button.tsx';
import { CheckBox } from '../../widgets/check-box/CheckBox.tsx';
import { Link } from '../../widgets/link/Link.tsx';
import { useAnnouncement } from '../../widgets/live-region/LiveRegion.tsx';
import { PasswordField, type PasswordFieldHandle } from '../../widgets/password-field/PasswordField.tsx';
import { RadioGroup } from '../../widgets/radio-group/RadioGroup.tsx';
import { TextField } from '../../widgets/text-field/TextField.tsx';
import { useLasting } from '../../widgets/timing/use-lasting.ts';
import { fieldIn } from './form-fields.ts';
import { readLoginValues } from './login-draft.ts';
import type { LoginFormEvent, LoginFormState } from './login-form.ts';
import type { LoginViewProps } from './login-view.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** The screen's props, and the form's own state. */
export interface LoginFormProps extends LoginViewProps {
  readonly state: LoginFormState;
  readonly dispatch: Dispatch<LoginFormEvent>;
  /** The button may not be used until the time that the server named is over. */
  readonly locked: boolean;
}

/** A real form with uncontrolled fields: the browser keeps their values. */
export function LoginForm(props: LoginFormProps): ReactElement {
  const { t } = useTranslation();
  const { state, dispatch, draft, platforms, busy, locked, forgotPassword, forgotUsername } = props;
  const { missing, refusal } = state;
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<PasswordFieldHandle>(null);
  const waiting = useLasting(busy, 1000);
  const waitingLong = useLasting(busy, 5000);
  const reference = !busy && !state.noticeAnswered && props.reference;
  const words = waitingLong
    ? t('login.waiting')
    : reference
      ? t('attempt.reference', { reference })
      : undefined;

  useAnnouncement(waiting && !waitingLong ? t('login.busy') : words);
  useKeptDraft(form, draft, props.onLeave);
  // A stamped form may have been sent already. React's listeners are in place by the next task.
  useLayoutEffect(() => {
    if (window.earlyLife?.takeForm()) setTimeout(() => form.current?.requestSubmit());
  }, []);
  useFirstFocus(form, draft.username === '' ? 'username' : 'password');
  useEffect(() => {
    if (refusal !== null) fieldIn(form.current, refusal.first)?.focus();
  }, [refusal]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    password.current?.conceal();
    if (busy || locked) return;
    const values = readLoginValues(new FormData(event.currentTarget), draft);
    const absent = missingFields(values);
    dispatch({ type: 'sent', missing: absent });
    if (absent.length === 0) props.onSubmit(values);
  };
  const cancel = () => {
    props.onCancel();
    // The Cancel button disappears, and the focus must not be lost with it.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const requiredAt = (field: RequiredField) =>
    missing.includes(field) ? t('field.required', { field: t(`field.${field}`) }) : undefined;

  return (
    <form
      className="login__form"
      method="post"
      noValidate
      ref={form}
      onSubmit={onSubmit}
      onInput={({ target }) => dispatch({ type: 'edited', field: (target as HTMLInputElement).name, locked })}
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
        <p className="muted">{words}</p>
        {waitingLong && (
          <Button kind="quiet" onClick={cancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
