import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { FailureMark } from '../../widgets/icons/icons.tsx';
import { LoadedReference } from '../../widgets/reference/LoadedReference.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';
import { useProgress } from '../../widgets/timing/use-progress.ts';
import { LIMITS } from './force-password.behaviour.ts';
import { PasswordChangeForm, type PasswordChangeFormProps } from './PasswordChangeForm.tsx';
import { SuccessMark } from './SuccessMark.tsx';
import { WaitingFoot } from './WaitingFoot.tsx';

export interface ForcePasswordProps extends Omit<PasswordChangeFormProps, 'hidden'> {
  readonly view: 'form' | 'failed' | 'changed';
  /** The support reference of the attempt. */
  readonly reference?: string | undefined;
  /** Leads from the error view back to the form. */
  readonly onClose: () => void;
  /** Leads on after the change. */
  readonly onOk: () => void;
}

/** The forced change of a password (spec 2). While the error view is shown, the form stays, hidden, with what was typed. */
export function ForcePasswordScreen(props: ForcePasswordProps): ReactElement {
  const { t } = useTranslation();
  const { view, reference, onClose } = props;
  if (view === 'changed') return <ChangedView {...props} />;
  const failed = view === 'failed';
  return (
    <main className="screen force-password" data-screen="force-password">
      {failed ? (
        <div className="force-password__end" key="failed">
          <FailureMark />
          <ScreenHeading>{t('error.password-not-changed')}</ScreenHeading>
          <p>{t('forcePassword.failedLead')}</p>
          <Button wide onClick={onClose} action="close">
            {t('action.close')}
          </Button>
          <div className="force-password__foot muted">
            {reference && (
              <LoadedReference reference={reference} words={t('attempt.reference', { reference })} />
            )}
          </div>
        </div>
      ) : (
        <div key="form">
          <ScreenHeading>{t('forcePassword.heading')}</ScreenHeading>
          <p className="force-password__lead">{t('changePassword.help', LIMITS)}</p>
        </div>
      )}
      <PasswordChangeForm {...props} hidden={failed} />
    </main>
  );
}

function ChangedView({ busy, onOk, onCancel }: ForcePasswordProps): ReactElement {
  const { t } = useTranslation();
  const { lasting, lastingLong } = useProgress(busy, t('login.busy'));
  return (
    <main className="screen force-password" data-screen="force-password">
      <div className="force-password__end">
        <SuccessMark />
        <ScreenHeading>{t('forcePassword.changed')}</ScreenHeading>
        <Button wide busy={busy} onClick={onOk} action="ok">
          {t(lasting ? 'login.busy' : 'action.ok')}
        </Button>
        <WaitingFoot waiting={lastingLong} onCancel={onCancel} />
      </div>
    </main>
  );
}
