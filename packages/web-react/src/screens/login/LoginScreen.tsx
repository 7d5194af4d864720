import { type ReactElement, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '../../i18n/counted.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { noticeNow } from './login.behaviour.ts';
import { nextLoginForm, UNTOUCHED } from './login-form.ts';
import type { LoginViewProps } from './login-view.ts';

/** The login screen: a heading, a lead or a message in its place, and the form. */
export function LoginScreen(props: LoginViewProps): ReactElement {
  const { t } = useTranslation();
  const { busy, cooldownSeconds } = props;
  const [state, dispatch] = useReducer(nextLoginForm, UNTOUCHED);
  const notice = noticeNow(props.notice, cooldownSeconds);
  const locked = !busy && cooldownSeconds !== undefined && cooldownSeconds > 0;
  return (
    <main className="screen login" data-screen="login">
      <h1>{t('login.heading')}</h1>
      <noscript>
        <p className="no-script">{t('page.noScript')}</p>
      </noscript>
      <div className="login__message">
        {notice === undefined || busy || state.noticeAnswered ? (
          <p className="login__lead">{t('login.lead')}</p>
        ) : (
          <Notice
            key={`${notice.tone} ${notice.key}`}
            tone={notice.tone}
            text={t(notice.key, counted(notice.values))}
            ticking={locked}
          />
        )}
      </div>
      <LoginForm {...props} state={state} dispatch={dispatch} locked={locked} />
    </main>
  );
}
