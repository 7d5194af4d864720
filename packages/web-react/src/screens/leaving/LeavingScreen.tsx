import type { PlatformType } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { useAnnouncement } from '../../widgets/live-region/LiveRegion.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

export interface LeavingProps {
  /** The name of the place that the visitor is being taken to. */
  readonly to: `platform.${PlatformType}` | 'leaving.tradingview' | 'leaving.myAccount';
  /** Nothing has happened for a while. The visitor is offered to continue by hand. */
  readonly stalled: boolean;
  readonly onContinue: () => void;
}

/** Says where the visitor is going. The address contains the session, so it is nowhere in the page. */
export function LeavingScreen({ to, stalled, onContinue }: LeavingProps): ReactElement {
  const { t } = useTranslation();
  const words = t(stalled ? 'leaving.stalled' : 'leaving.lead');
  useAnnouncement(stalled ? words : undefined);
  return (
    <main className="screen plain-screen" data-screen="leaving">
      <ScreenHeading>{t('leaving.heading', { destination: t(to) })}</ScreenHeading>
      <div className="leaving__way-on">
        <p className="leaving__words" data-later={t('leaving.stalled')}>
          <span>{words}</span>
        </p>
        {stalled ? (
          <Button wide onClick={onContinue} action="continue">
            {t('action.continue')}
          </Button>
        ) : (
          <div className="leaving__bar" role="presentation" />
        )}
      </div>
    </main>
  );
}
