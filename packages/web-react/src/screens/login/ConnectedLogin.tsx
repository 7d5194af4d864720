import {
  type Draft,
  forgotPasswordTarget,
  forgotUsernameUrl,
  type LoginTab,
  makeReference,
  noticeOf,
  offeredPlatforms,
  type StateAt,
  type StatesOf,
} from '@gatehouse-login/core';
import { lazy, type ReactElement } from 'react';
import { forgotPasswordLink } from '../../flow/forgot-password-link.ts';
import { useCountdown } from '../../widgets/timing/use-countdown.ts';
import { press, type ScreenProps, type Senders } from '../view.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginValues } from './login-draft.ts';

const RedirectRefusedScreen = lazy(async () => ({
  default: (await import('./RedirectRefusedScreen.tsx')).RedirectRefusedScreen,
}));

/** Connects the login screen to the flow. A `redirect_uri` that is not listed is refused in place of the form. */
export function ConnectedLogin({ state, site }: ScreenProps<'login'>): ReactElement {
  return state.at === 'redirect-refused' ? (
    <RedirectRefusedScreen />
  ) : (
    <ConnectedForm state={state} site={site} />
  );
}

interface FormProps extends ScreenProps<'login'> {
  readonly state: Exclude<StatesOf<'login'>, StateAt<'redirect-refused'>>;
}

const TABS = ['username', 'phone'] as const;

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

function ConnectedForm({ state, site }: FormProps): ReactElement {
  const { configuration, runner } = site;
  const { visit, draft } = state;
  const brand = configuration.capabilities;
  const notice = noticeOf(state) ?? undefined;
  const usernameUrl = forgotUsernameUrl(brand, visit.region, configuration);
  const secondsLeft = useCountdown(state.at === 'cooling-down' ? state.fault : undefined);
  const on = {
    submitted: ({ password, ...typed }: LoginValues) =>
      runner.send({ type: 'submitted', draft: typed, password, reference: makeReference(randomByte) }),
    'draft-changed': (typed: Draft) => runner.send({ type: 'draft-changed', draft: typed }),
    'cancel-pressed': press('cancel-pressed', runner),
  } satisfies Senders<'login'>;
  // A stamped form is first rendered with an empty draft, and its visitor may have changed the tab already.
  const changeTab = (tab: LoginTab) => {
    const now = runner.getSnapshot();
    if (now.at !== 'opening') on['draft-changed']({ ...now.draft, tab });
  };
  return (
    <LoginScreen
      draft={draft}
      tabs={configuration.dualLoginSupported ? TABS : [brand.defaultTab]}
      countryCodes={brand.countryCodes}
      onTab={changeTab}
      platforms={offeredPlatforms(configuration)}
      busy={state.at !== 'login' && state.at !== 'cooling-down'}
      notice={notice}
      reference={notice?.tone === 'alert' ? state.reference : undefined}
      cooldownSeconds={secondsLeft}
      forgotPassword={forgotPasswordLink(
        forgotPasswordTarget(brand, visit.region, configuration),
        visit,
        site,
      )}
      forgotUsername={usernameUrl === null ? undefined : { href: usernameUrl, newTab: true }}
      onSubmit={on.submitted}
      onCancel={on['cancel-pressed']}
      onLeave={on['draft-changed']}
    />
  );
}
