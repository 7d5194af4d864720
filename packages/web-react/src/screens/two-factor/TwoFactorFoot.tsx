import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Reference } from '../../widgets/reference/Reference.tsx';
import type { TwoFactorViewProps } from './two-factor-view.ts';

/** The line at the foot: the wait before the code can be sent again, or the support reference of a fault. */
export function TwoFactorFoot({
  resendSeconds = 0,
  notice,
  waiting,
  reference,
}: TwoFactorViewProps): ReactElement {
  const { t } = useTranslation();
  const isFault = notice?.tone === 'alert' && waiting === null;
  return (
    <div className="two-factor__foot muted">
      {resendSeconds > 0
        ? t('twoFactor.resendWait', { seconds: resendSeconds, count: resendSeconds })
        : isFault && reference && <Reference key={reference} reference={reference} />}
    </div>
  );
}
