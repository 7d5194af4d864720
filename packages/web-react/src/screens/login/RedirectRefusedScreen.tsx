import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../widgets/notice/Notice.tsx';

/** The login screen for a visitor whose `redirect_uri` is not listed: the alert, what to do, and no form (spec 4). */
export function RedirectRefusedScreen(): ReactElement {
  const { t } = useTranslation();
  return (
    <main className="screen plain-screen" data-screen="login">
      <h1>{t('login.heading')}</h1>
      <Notice tone="alert" text={t('error.invalid-redirect-uri')} />
      <p>{t('redirectRefused.lead')}</p>
    </main>
  );
}
