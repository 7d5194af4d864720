import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

/** What can be done on the screen. */
export interface TwoFactorProps {
  readonly onBack: () => void;
}

/** Says that a code is needed, and that this page cannot take it yet. */
export function TwoFactorScreen({ onBack }: TwoFactorProps): ReactElement {
  const { t } = useTranslation();
  return (
    <main className="screen plain-screen plain-screen--narrow" data-screen="two-factor">
      <ScreenHeading>{t('twoFactor.heading')}</ScreenHeading>
      <p>{t('twoFactor.unavailable')}</p>
      <div className="plain-screen__actions">
        <Button onClick={onBack}>{t('action.backToLogin')}</Button>
      </div>
    </main>
  );
}
