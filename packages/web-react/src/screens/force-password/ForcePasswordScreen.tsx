import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

/** The way back. */
export interface ForcePasswordProps {
  readonly onBack: () => void;
}

/** Says that this step is needed and that this page cannot take it, and leads back to the login. */
export function ForcePasswordScreen({ onBack }: ForcePasswordProps): ReactElement {
  const { t } = useTranslation();
  return (
    <main className="screen plain-screen" data-screen="force-password">
      <ScreenHeading>{t('forcePassword.heading')}</ScreenHeading>
      <p>{t('forcePassword.unavailable')}</p>
      <div className="plain-screen__actions">
        <Button onClick={onBack}>{t('action.backToLogin')}</Button>
      </div>
    </main>
  );
}
