import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/message-text.ts';
import { Button } from '../../widgets/button/Button.tsx';
import { Notice } from '../../widgets/notice/Notice.tsx';
import type { Progress } from '../../widgets/timing/use-progress.ts';
import { noticeNow } from '../login/login.behaviour.ts';
import type { TwoFactorViewProps } from './two-factor-view.ts';

interface Props extends TwoFactorViewProps {
  readonly progress: Progress;
}

export function TwoFactorMessage(props: Props): ReactElement {
  const { t } = useTranslation();
  const { contacts, waiting, progress, cooldownSeconds, onCancel } = props;
  const notice = noticeNow(props.notice, cooldownSeconds);
  const ticking = cooldownSeconds !== undefined && cooldownSeconds > 0;
  if (progress.lastingLong) {
    return (
      <div className="two-factor__waiting">
        <p className="muted">{t('login.waiting')}</p>
        <Button kind="quiet" onClick={onCancel} action="cancel">
          {t('action.cancel')}
        </Button>
      </div>
    );
  }
  if (waiting === 'sending') return <p className="muted">{t('twoFactor.sending')}</p>;
  if (contacts.length === 0 && waiting === null)
    return <Notice tone="alert" text={t('twoFactor.noContacts')} />;
  if (notice === undefined) return <p className="muted">{t('twoFactor.lead')}</p>;
  const { tone, key } = notice;
  return <Notice key={`${tone} ${key}`} tone={tone} text={messageText(t, notice)} ticking={ticking} />;
}
