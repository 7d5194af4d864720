import type { ReactElement } from 'react';
import { ConfigurationFaultScreen } from '../screens/configuration-fault/ConfigurationFaultScreen.tsx';
import { ForcePasswordScreen } from '../screens/force-password/ForcePasswordScreen.tsx';
import { ResetScreen } from '../screens/reset/ResetScreen.tsx';
import { TwoFactorScreen } from '../screens/two-factor/TwoFactorScreen.tsx';
import { useFlow } from './use-flow.ts';

/** The screens that are fetched when they are needed. */
export function OtherStep(): ReactElement | null {
  const { state, send } = useFlow();
  const back = () => send({ type: 'back-pressed' });
  switch (state.at) {
    case 'reset':
      return <ResetScreen page={state.page} onClose={back} />;
    case 'two-factor':
      return <TwoFactorScreen onBack={back} />;
    case 'force-password':
      return <ForcePasswordScreen onBack={back} />;
    case 'configuration-fault':
      return <ConfigurationFaultScreen {...state.fault} onRetry={() => window.location.reload()} />;
    default:
      return null;
  }
}
