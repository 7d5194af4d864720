import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../widgets/alert-dialog/AlertDialog.tsx';
import { Button } from '../../widgets/button/Button.tsx';
import { Link } from '../../widgets/link/Link.tsx';
import { Reference } from '../../widgets/reference/Reference.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';
import { useProgress } from '../../widgets/timing/use-progress.ts';
import { TwoFactorForm, type TwoFactorFormHandle } from './TwoFactorForm.tsx';
import { TwoFactorMessage } from './TwoFactorMessage.tsx';
import type { TwoFactorViewProps } from './two-factor-view.ts';

/** The two-factor screen (spec 2): where to send the code, the code, and a message about both. */
export function TwoFactorScreen(props: TwoFactorViewProps): ReactElement {
  const { t } = useTranslation();
  const { contactId, waiting, refusal, reference, resendSeconds = 0, cooldownSeconds = 0 } = props;
  const form = useRef<TwoFactorFormHandle>(null);
  const progress = useProgress(
    waiting !== null,
    t(waiting === 'sending' ? 'twoFactor.sending' : 'twoFactor.checking'),
    // A countdown is read out when it ends.
    props.resendSeconds === 0 ? t('twoFactor.resendReady') : undefined,
  );
  const heading = t('twoFactor.heading');
  const cancel = () => {
    props.onCancel();
    // The Cancel button disappears, and the focus must not be lost with it.
    form.current?.focusSubmit();
  };
  const messageId = useId();
  const isFault = props.notice?.tone === 'alert' && waiting === null;
  const isSent = props.notice?.key === 'twoFactor.codeSent';
  // A phone offers the code that has just arrived only in a field that has the focus.
  useEffect(() => {
    if (isSent) form.current?.goToCode();
  }, [isSent]);
  const closePopup = () => {
    props.onClosePopup();
    form.current?.startOver();
  };
  return (
    <main className="screen two-factor" data-screen="two-factor">
      <ScreenHeading>{heading}</ScreenHeading>
      {/* It has its room from the start, so that nothing moves. */}
      <div className="two-factor__message" id={messageId}>
        <TwoFactorMessage {...props} progress={progress} onCancel={cancel} />
      </div>
      <TwoFactorForm
        {...props}
        progress={progress}
        handle={form}
        messageId={isSent ? messageId : undefined}
      />
      <div className="two-factor__ways">
        <Link to={props.back} action="back" filled={props.contacts.length === 0 && waiting === null}>
          {t('action.backToLogin')}
        </Link>
        <Button
          kind="quiet"
          locked={contactId === null || waiting !== null || resendSeconds > 0 || cooldownSeconds > 0}
          onClick={props.onResend}
          action="resend-code"
        >
          {t('twoFactor.resend')}
        </Button>
      </div>
      <div className="two-factor__foot muted">
        {resendSeconds > 0
          ? t('twoFactor.resendWait', { seconds: resendSeconds, count: resendSeconds })
          : isFault && reference && <Reference key={reference} reference={reference} />}
      </div>
      {refusal && (
        <AlertDialog label={heading} text={t(refusal)} action={t('action.ok')} onClose={closePopup} />
      )}
    </main>
  );
}
