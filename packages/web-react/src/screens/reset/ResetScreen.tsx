import type { ResetPage } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

export interface ResetProps {
  /** Where the page is. Without it, the screen offers only the way back. */
  readonly page: ResetPage;
  readonly onClose: () => void;
}

/**
 * The forgotten-password screen. The provider's page is in a sandboxed frame. Above it are the way back, and a link that
 * opens the same page in a new tab, for providers that refuse to be framed.
 */
export function ResetScreen({ page, onClose }: ResetProps): ReactElement {
  const { t } = useTranslation();
  const heading = <ScreenHeading>{t('reset.heading')}</ScreenHeading>;
  const close = (
    <Button kind={page === null ? 'primary' : 'outline'} onClick={onClose} action="back">
      {t('action.close')}
    </Button>
  );
  const newTab = page !== null && (
    <a className="button button--quiet" href={page.url} target="_blank" rel="noopener noreferrer">
      {t('action.openInNewTab')}
    </a>
  );
  if (page?.kind === 'frame') {
    return (
      <main className="screen reset--framed" data-screen="reset">
        <div className="reset__bar">
          {heading}
          {close}
        </div>
        {newTab}
        <iframe
          className="reset__frame"
          src={page.url}
          title={t('reset.heading')}
          height={page.height}
          sandbox="allow-forms allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      </main>
    );
  }
  return (
    <main className="screen plain-screen" data-screen="reset">
      {heading}
      {page === null && <p>{t('reset.unavailable')}</p>}
      <div className="plain-screen__actions">
        {close}
        {newTab}
      </div>
    </main>
  );
}
