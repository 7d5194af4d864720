import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { useHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';
import { goBack } from './go-back.ts';

/** The login screen for a `redirect_uri` that is not listed: the alert, a way back, and no form (spec 4). */
export function RedirectRefusedScreen(): ReactElement {
  const { t } = useTranslation();
  const heading = t('login.heading');
  useHeading(heading);
  return (
    <main className="screen plain-screen" data-screen="login">
      <h1>{heading}</h1>
      <Notice tone="alert" text={t('error.invalid-redirect-uri')} />
      <p>{t('redirectRefused.lead')}</p>
      <div className="plain-screen__actions">
        <Button onClick={goBack}>{t('action.goBack')}</Button>
      </div>
    </main>
  );
}
