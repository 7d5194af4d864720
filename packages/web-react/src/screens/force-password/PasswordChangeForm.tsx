import {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordField as PasswordName,
  type PasswordChangeForm as Passwords,
} from '@gatehouse-login/core';
import {
  type FocusEvent,
  type FormEvent,
  type ReactElement,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { Link, type LinkView } from '../../widgets/link/Link.tsx';
import { PasswordField, type PasswordFieldProps } from '../../widgets/password-field/PasswordField.tsx';
import { useProgress } from '../../widgets/timing/use-progress.ts';
import { useSettled } from '../../widgets/timing/use-settled.ts';
import {
  areDifferent,
  countMet,
  LIMITS,
  MANAGER_RULES,
  messageAt,
  nextChangeForm,
  RULES,
  rulesMet,
  UNTOUCHED,
} from './force-password.behaviour.ts';
import { PolicyChecklist } from './PolicyChecklist.tsx';
import { usePasswordChange } from './use-password-change.ts';
import { WaitingFoot } from './WaitingFoot.tsx';

export interface PasswordChangeFormProps {
  /** Whose password is changed. Password managers read it from a hidden field. */
  readonly username: string;
  /** The flow found that the two new passwords differ. */
  readonly mismatch: boolean;
  readonly busy: boolean;
  /** Another view is shown in place of the form, which keeps what was typed. */
  readonly hidden: boolean;
  readonly back: LinkView;
  readonly onSubmit: (passwords: Passwords) => void;
  readonly onClear: () => void;
  readonly onCancel: () => void;
}

const isName = (name: string): name is PasswordName => PASSWORD_FIELDS.some((field) => field === name);

/** Three uncontrolled password fields: no state ever holds what is in them. */
export function PasswordChangeForm(props: PasswordChangeFormProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const { busy, hidden } = props;
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextChangeForm, UNTOUCHED);

  const input = (name: PasswordName) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const typed = (name: PasswordName) => input(name)?.value ?? '';
  const read = (): Passwords => ({
    oldPassword: typed('oldPassword'),
    newPassword: typed('newPassword'),
    reEnterPassword: typed('reEnterPassword'),
  });
  const change = usePasswordChange(read, props.onSubmit);

  const progress = t('changePassword.met', { met: countMet(state.met), total: RULES.length });
  const settled = useSettled(progress, state.edits, 1000);
  const { lasting, lastingLong } = useProgress(busy, t('forcePassword.busy'), settled);

  // After Close, the first thing to check is the old password.
  const wasHidden = useRef(hidden);
  useEffect(() => {
    if (wasHidden.current && !hidden)
      form.current?.querySelector<HTMLInputElement>('[name=oldPassword]')?.focus();
    wasHidden.current = hidden;
  }, [hidden]);

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || !isName(target.name)) return;
    change.edited(target.name);
    dispatch({ type: 'edited', field: target.name, met: rulesMet(typed('newPassword')) });
  };
  // The toggle belongs to its field: only who goes further leaves it.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const box = target.closest('.field');
    const name = box?.querySelector('input')?.name ?? '';
    if (!isName(name) || box?.contains(relatedTarget)) return;
    change.check();
    dispatch({ type: 'left', field: name, differ: areDifferent(read()) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const passwords = read();
    const { problems, passwordsMatch } = checkPasswordChange(passwords);
    const wrong = PASSWORD_FIELDS.find((name) => problems[name].length > 0);
    const differ = wrong === undefined ? null : areDifferent(passwords);
    dispatch({ type: 'sent', met: rulesMet(passwords.newPassword), differ });
    change.check();
    change.send();
    if (wrong !== undefined) input(wrong)?.focus();
    else if (!passwordsMatch) input('reEnterPassword')?.focus();
  };
  const clear = () => {
    form.current?.reset();
    change.clear();
    dispatch({ type: 'cleared' });
    props.onClear();
    input('oldPassword')?.focus();
  };

  const messages = (name: PasswordName): string | undefined => {
    const message = messageAt(name, change.problems[name], state, props.mismatch);
    const field = t(`field.${name}`);
    if (message === 'required') return t('field.required', { field });
    if (message === 'length') return t('field.length', { field, ...LIMITS });
    if (message === 'mismatch') return t('changePassword.mismatch');
    return message && t('changePassword.unmet');
  };
  const field = (name: PasswordName, more?: Partial<PasswordFieldProps>) => (
    <PasswordField
      name={name}
      label={t(`field.${name}`)}
      autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
      error={messages(name)}
      {...more}
    />
  );

  return (
    <form
      className="password-change"
      method="post"
      noValidate
      ref={form}
      hidden={hidden}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={change.check}
      onBlur={onBlur}
      aria-busy={busy}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={props.username}
        readOnly
        hidden
      />
      {field('oldPassword')}
      {field('newPassword', { rules: MANAGER_RULES, describedBy: `${id}-progress ${id}-policy` })}
      <p className="live-region" id={`${id}-progress`}>
        {progress}
      </p>
      <PolicyChecklist id={`${id}-policy`} met={state.met} strict={state.left.includes('newPassword')} />
      {field('reEnterPassword', { rules: MANAGER_RULES, enterKeyHint: 'go' })}
      <Button type="submit" wide busy={busy} locked={!change.sendable && !busy}>
        {t(lasting ? 'forcePassword.busy' : 'forcePassword.submit')}
      </Button>
      <WaitingFoot waiting={lastingLong} onCancel={props.onCancel}>
        <Link to={props.back} action="back">
          {t('action.backToLogin')}
        </Link>
        <Button kind="quiet" onClick={clear} action="clear">
          {t('forcePassword.clear')}
        </Button>
      </WaitingFoot>
    </form>
  );
}
