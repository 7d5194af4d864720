import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../widgets/button/Button.tsx';
import { Notice } from '../widgets/notice/Notice.tsx';

/** In place of a page that could not be drawn: a defect of ours, or a file that did not arrive. */
export function LastResort(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="page">
      <div className="page__body page__body--alone">
        <main className="screen plain-screen" data-screen="login">
          <h1>{t('login.heading')}</h1>
          <Notice tone="alert" text={t('error.unreachable')} />
          <div className="plain-screen__actions">
            <Button onClick={() => window.location.reload()}>{t('action.tryAgain')}</Button>
          </div>
        </main>
      </div>
    </div>
  );
}
