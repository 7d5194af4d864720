import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

/** What can be done on the screen. */
export interface ForcePasswordProps {
  readonly onBack: () => void;
}

/** Says that a new password is needed, and that this page cannot take it yet. */
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
