import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

/** The way to the provider's page for forgotten passwords. */
export interface ResetProps {
  /** The provider's address; without one the screen offers only the way back. */
  readonly href?: string | undefined;
  readonly onClose: () => void;
}

/** The forgotten-password screen: opens the provider's page in a new tab, which cannot reach back here. */
export function ResetScreen({ href, onClose }: ResetProps): ReactElement {
  const { t } = useTranslation();
  return (
    <main className="screen plain-screen" data-screen="reset">
      <ScreenHeading>{t('reset.heading')}</ScreenHeading>
      <p>{t(href === undefined ? 'reset.unavailable' : 'reset.lead')}</p>
      <div className="plain-screen__actions">
        {href !== undefined && (
          <a className="button button--primary" href={href} target="_blank" rel="noopener noreferrer">
            {t('action.openInNewTab')}
          </a>
        )}
        <Button kind={href === undefined ? 'primary' : 'outline'} onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </main>
  );
}
