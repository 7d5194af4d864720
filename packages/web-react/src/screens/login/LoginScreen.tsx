import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { TabList } from '../../widgets/tab-list/TabList.tsx';
import { LoginForm } from './LoginForm.tsx';
import { noticeNow, shownTabs } from './login.behaviour.ts';
import type { LoginViewProps, NoticeView } from './login-view.ts';
import { useLoginForm } from './use-login-form.ts';

const UNAVAILABLE: NoticeView = { tone: 'alert', key: 'error.unreachable' };

/** The login screen: heading, a line that gives its place to a message, and the form. */
export function LoginScreen(props: LoginViewProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const { tabs = ['username'], tab = 'username', onTab, cooldownSeconds } = props;
  const state = useLoginForm(props.draft, props.onSubmit, props.onLeave);
  const notice = state.unavailable ? UNAVAILABLE : noticeNow(props.notice, cooldownSeconds);
  const shown = shownTabs(tabs);
  const tabbed = shown.length > 1;
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
      <TabList
        label={t('login.tabs')}
        tabs={shown.map((name) => ({ id: name, text: t(`login.tab.${name}`) }))}
        active={tab}
        panelId={id}
        onSelect={(name) => onTab?.(name)}
      />
      {tabbed ? (
        <div id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          <LoginForm {...props} state={state} />
        </div>
      ) : (
        <LoginForm {...props} state={state} />
      )}
    </main>
  );
}
