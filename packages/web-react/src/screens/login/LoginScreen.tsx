import { type ReactElement, useEffectEvent, useId, useLayoutEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type {} from '../../early/early-life.ts';
import { messageText } from '../../i18n/message-text.ts';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { useHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';
import { Tabs } from '../../widgets/tabs/Tabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import { noticeNow } from './login.behaviour.ts';
import { nextLoginForm, UNTOUCHED } from './login-form.ts';
import type { LoginViewProps } from './login-view.ts';

/** The login screen: a heading, a lead or a message in its place, and the form. */
export function LoginScreen(props: LoginViewProps): ReactElement {
  const { t } = useTranslation();
  const heading = t('login.heading');
  useHeading(heading);
  const { busy, cooldownSeconds } = props;
  const id = useId();
  const hasTabs = props.tabs.length > 1;
  const [state, dispatch] = useReducer(nextLoginForm, UNTOUCHED);
  // A stamped page may have changed its tab already.
  const takeTab = useEffectEvent(() => {
    const chosen = window.earlyLife?.takeTab();
    const tab = props.tabs.find((name) => name === chosen);
    if (tab !== undefined) props.onTab(tab);
  });
  useLayoutEffect(() => takeTab(), []);
  const notice = noticeNow(props.notice, cooldownSeconds);
  const locked = !busy && cooldownSeconds !== undefined && cooldownSeconds > 0;
  return (
    <main className={`screen login${hasTabs ? ' login--tabs' : ''}`} data-screen="login">
      <h1>{heading}</h1>
      <noscript>
        <p className="no-script">{t('page.noScript')}</p>
      </noscript>
      {hasTabs && (
        <Tabs
          id={id}
          label={t('login.tabs')}
          tabs={props.tabs.map((name) => ({ name, text: t(`login.tab.${name}`) }))}
          selected={props.draft.tab}
          onSelect={props.onTab}
        />
      )}
      <div className="login__message">
        {notice === undefined || busy || state.noticeAnswered ? (
          <p className="login__lead">{t('login.lead')}</p>
        ) : (
          <Notice
            key={`${notice.tone} ${notice.key}`}
            tone={notice.tone}
            text={messageText(t, notice)}
            ticking={locked}
          />
        )}
      </div>
      <LoginForm {...props} id={id} state={state} dispatch={dispatch} locked={locked} />
    </main>
  );
}
