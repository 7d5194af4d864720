import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../widgets/connection/use-connection.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { LIMITS } from './force-password.behaviour.ts';

/**
 * The help text under the heading. While the device is offline, and when it is back, a notice covers it; its room stays,
 * so that no field moves.
 */
export function ChangeLead({ busy }: { readonly busy: boolean }): ReactElement {
  const { t } = useTranslation();
  const connection = useConnection(busy);
  return (
    <div className="force-password__lead">
      <p data-covered={connection !== 'online'}>{t('changePassword.help', LIMITS)}</p>
      {connection === 'offline' && <Notice key="offline" tone="alert" text={t('error.offline')} />}
      {connection === 'back' && <Notice key="back" tone="status" text={t('page.backOnline')} />}
    </div>
  );
}
