import { CODE_LENGTH, type Contact } from '@gatehouse-login/core';
import { type FormEvent, type ReactElement, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { CodeField } from '../../widgets/code-field/CodeField.tsx';
import { type CodeProblem, problemOf } from '../../widgets/code-field/code-field.behaviour.ts';
import { EmailIcon, PhoneIcon } from '../../widgets/icons/contact-icons.tsx';
import { Select, type SelectOption } from '../../widgets/select/Select.tsx';
import type { Progress } from '../../widgets/timing/use-progress.ts';
import type { TwoFactorViewProps } from './two-factor-view.ts';

/** What the screen can ask of its form. */
export interface TwoFactorFormHandle {
  focusSubmit(): void;
  /** Goes on to the code, if the focus is still where the code was asked for. */
  goToCode(): void;
  /** Empties the field of the code, for another try. It says that the platform declined the last one. */
  startOver(): void;
}

interface Props extends TwoFactorViewProps {
  readonly progress: Progress;
  readonly handle: Ref<TwoFactorFormHandle>;
  /** The id of a message that describes the code; undefined if there is none. */
  readonly messageId: string | undefined;
}

const optionOf = ({ contactId, value }: Contact): SelectOption => ({
  value: contactId,
  text: value,
  icon: value.includes('@') ? <EmailIcon /> : <PhoneIcon />,
});

/** The contacts, the code and the button. The browser keeps the code; it is read when the form is sent. */
export function TwoFactorForm({ contacts, contactId, waiting, progress, ...props }: Props): ReactElement {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<CodeProblem>('required');
  // What the field says is wrong, until it is edited: its text was no code, or the platform declined the code.
  const [told, tell] = useState<CodeProblem | 'declined'>(null);
  const form = useRef<HTMLFormElement>(null);
  const contact = useRef<HTMLButtonElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const cooling = props.cooldownSeconds !== undefined && props.cooldownSeconds > 0;
  const verifying = waiting === 'verifying';
  const label = t('field.code');
  const help = t('twoFactor.codeHelp', { length: CODE_LENGTH });
  const nowhere = contacts.length === 0;
  const contactMissing = !nowhere && (props.contactMissing || (told !== null && contactId === null));

  const judge = () => {
    const found = problemOf(code.current?.value ?? '');
    setProblem(found);
    return found;
  };
  useImperativeHandle(props.handle, () => ({
    focusSubmit: () => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(),
    goToCode() {
      const asked = [contact.current, document.querySelector('[data-action=resend-code]')];
      if (asked.includes(document.activeElement)) code.current?.focus();
    },
    startOver() {
      form.current?.reset();
      setProblem('required');
      tell('declined');
      code.current?.focus();
    },
  }));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (verifying || cooling || nowhere) return;
    // Read anew: not every way to fill in a field is reported.
    const found = judge();
    tell(found);
    if (found === null) props.onSubmit(code.current?.value ?? '');
    if (contactId === null) contact.current?.focus();
    else if (found !== null) code.current?.focus();
  };
  const codeError = {
    required: t('field.required', { field: label }),
    incomplete: help,
    declined: t('error.code-refused'),
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} aria-busy={waiting !== null}>
      <Select
        label={t('twoFactor.sendTo')}
        placeholder={t('twoFactor.choose')}
        options={contacts.map(optionOf)}
        value={contactId}
        error={contactMissing ? t('twoFactor.chooseContact') : undefined}
        locked={verifying || cooling || nowhere}
        trigger={contact}
        onSelect={props.onSelect}
      />
      <CodeField
        label={label}
        help={help}
        error={told === null ? undefined : codeError[told]}
        describedBy={props.messageId}
        input={code}
        onEdit={() => {
          judge();
          tell(null);
        }}
      />
      <Button
        type="submit"
        kind={nowhere && waiting === null ? 'outline' : 'primary'}
        wide
        busy={verifying}
        locked={problem !== null || cooling || nowhere}
      >
        {t(verifying && progress.lasting ? 'twoFactor.checking' : 'twoFactor.submit')}
      </Button>
    </form>
  );
}
