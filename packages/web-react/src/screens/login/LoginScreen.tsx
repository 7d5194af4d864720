import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { noticeNow } from './login.behaviour.ts';
import type { LoginViewProps } from './login-view.ts';
import { useLoginForm } from './use-login-form.ts';

/** The login screen: heading, a line that gives its place to a message, and the form. */
export function LoginScreen(props: LoginViewProps): ReactElement {
  const { t } = useTranslation();
  const { cooldownSeconds } = props;
  const state = useLoginForm(props);
  const notice = noticeNow(state.notice, cooldownSeconds);
  return (
    <main className="screen login" data-screen="login">
      <h1>{t('login.heading')}</h1>
      <div className="login__message">
        {notice === undefined || props.busy || state.held ? (
          <p className="login__lead">{t('login.lead')}</p>
        ) : (
          <Notice
            key={`${notice.tone} ${notice.key}`}
            tone={notice.tone}
            text={t(notice.key, notice.values ?? {})}
            ticking={cooldownSeconds !== undefined && cooldownSeconds > 0}
          />
        )}
      </div>
      <LoginForm {...props} state={state} />
    </main>
  );
}
