import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';

export interface WaitingFootProps {
  /** The service has been working for five seconds: the visitor is told, and may stop waiting. */
  readonly waiting: boolean;
  readonly onCancel: () => void;
  /** What stands there otherwise. */
  readonly children?: ReactNode;
}

/** The line under the button: ways out or, when the service takes long, that it does, and Cancel. */
export function WaitingFoot({ waiting, onCancel, children }: WaitingFootProps): ReactElement {
  const { t } = useTranslation();
  if (!waiting) return <div className="force-password__foot">{children}</div>;
  return (
    <div className="force-password__foot">
      <p className="muted">{t('login.waiting')}</p>
      <Button kind="quiet" onClick={onCancel} action="cancel">
        {t('action.cancel')}
      </Button>
    </div>
  );
}
