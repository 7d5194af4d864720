import { noticeOf, type Runner, type Screen, screenOf } from '@gatehouse-login/core';
import { type ComponentType, useSyncExternalStore } from 'react';
import { text } from './brand.ts';
import { Card } from './Card.tsx';
import { CodeScreen } from './CodeScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import type { ScreenProps } from './screen.ts';

/** Shows a login. The page has no state of its own: the flow knows everything. */
export function LoginPage({ login }: { readonly login: Runner }) {
  const state = useSyncExternalStore(login.subscribe, login.getSnapshot);
  if (state.at === 'opening') return null;
  const Shown = SCREENS[screenOf(state)];
  return <Shown state={state} login={login} />;
}

function LeavingScreen({ state, login }: ScreenProps) {
  if (state.at !== 'leaving') return null;
  const heading = text('leaving.heading', { destination: text('platform.webtrader') });
  return (
    <Card heading={heading} lead={text(state.stalled ? 'leaving.stalled' : 'leaving.lead')} focus>
      {state.stalled && (
        <button type="button" onClick={() => login.send({ type: 'continue-pressed' })}>
          {text('action.continue')}
        </button>
      )}
    </Card>
  );
}

const AdviserScreen = ({ login }: ScreenProps) => (
  <Card
    heading="A new password"
    lead="Your adviser sets a new password for you. Please call 0123 456 789."
    focus
  >
    <button type="button" className="quiet" onClick={() => login.send({ type: 'back-pressed' })}>
      {text('action.backToLogin')}
    </button>
  </Card>
);

const FaultScreen = ({ state }: ScreenProps) => (
  <Card heading={text('configurationFault.heading')} notice={noticeOf(state)} focus />
);

/** What shows each screen of the flow. A screen without a row does not compile. */
const SCREENS: Readonly<Record<Screen, ComponentType<ScreenProps>>> = {
  login: PasswordScreen,
  // A refused login is told on the form.
  'login-failed': PasswordScreen,
  'two-factor': CodeScreen,
  leaving: LeavingScreen,
  // Larkfield's clients get a new password from their adviser.
  'force-password': AdviserScreen,
  reset: AdviserScreen,
  'configuration-fault': FaultScreen,
};
