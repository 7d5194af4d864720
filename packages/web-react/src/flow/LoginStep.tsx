import {
  forgotPasswordTarget,
  forgotUsernameUrl,
  makeReference,
  offeredPlatforms,
} from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import type { LoginValues } from '../screens/login/login-draft.ts';
import { RedirectRefusedScreen } from '../screens/login/RedirectRefusedScreen.tsx';
import { useCountdown } from '../widgets/timing/use-countdown.ts';
import { forgotPasswordLink } from './forgot-password-link.ts';
import { useSite } from './site.ts';
import { useFlow } from './use-flow.ts';
import { usePageRestored } from './use-page-restored.ts';

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

/** The login, at rest, at work, cooling down or refused to a foreign address. */
export function LoginStep(): ReactElement {
  const site = useSite();
  const { configuration, brand } = site;
  const { state, send } = useFlow();
  const restored = usePageRestored();
  const secondsLeft = useCountdown(state.at === 'cooling-down' ? state.seconds : undefined);
  if (state.at === 'redirect-refused') return <RedirectRefusedScreen />;

  const { visit, draft } = state;
  const notice = 'notice' in state ? state.notice : undefined;
  const usernameUrl = forgotUsernameUrl(brand, visit.region, configuration);
  const submit = ({ password, ...typed }: LoginValues) =>
    send({
      type: 'submitted',
      draft: { ...draft, ...typed, tab: 'username' },
      password,
      reference: makeReference(randomByte),
    });
  return (
    <LoginScreen
      // A page that comes back from the browser's cache gets fresh fields: no password waits in it.
      key={restored}
      draft={draft}
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
      onSubmit={submit}
      onCancel={() => send({ type: 'cancel-pressed' })}
      onLeave={(typed) => send({ type: 'draft-changed', draft: { ...draft, ...typed } })}
    />
  );
}
