import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';
import { FailureMark } from '../../widgets/icons/icons.tsx';
import { Link, type LinkView } from '../../widgets/link/Link.tsx';
import { Reference } from '../../widgets/reference/Reference.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';
import { linkedSentence } from './sentence.ts';

/** What a refused visitor is told, and the ways on (spec 2, login-failed). */
export interface LoginFailedProps {
  readonly tab: 'username' | 'phone';
  /** The region root with the query that the visitor came with. */
  readonly back: LinkView & { readonly onFollow: () => void };
  /** Shows 'or you can reset your password'. */
  readonly reset?: LinkView | undefined;
  /** Shows 'Login Failed - …contact Client Management.' */
  readonly contact: boolean;
  /** The support reference of the attempt; none where the screen was opened directly. */
  readonly reference?: string | undefined;
}

/** The login-failed screen. It looks the same for every refusal, so that it does not reveal which names exist. */
export function LoginFailedScreen({ tab, back, reset, contact, reference }: LoginFailedProps): ReactElement {
  const { t } = useTranslation();
  const [before, link, after] = linkedSentence(t('loginFailed.reset'), t('loginFailed.resetLink'));
  return (
    <main className="screen plain-screen" data-screen="login-failed">
      <FailureMark />
      <ScreenHeading>{t(`loginFailed.${tab}`)}</ScreenHeading>
      <p>
        <Link to={back}>{t('loginFailed.tryAgain')}</Link>{' '}
        {reset && (
          <span>
            {before}
            <Link to={reset}>{link}</Link>
            {after}
          </span>
        )}
      </p>
      {contact && <p className="plain-screen__small">{t('loginFailed.contact')}</p>}
      <div className="plain-screen__actions">
        <Button onClick={back.onFollow} action="back">
          {t('action.backToLogin')}
        </Button>
      </div>
      {reference && (
        <div className="plain-screen__small">
          <Reference key={reference} reference={reference} />
        </div>
      )}
    </main>
  );
}
