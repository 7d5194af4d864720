import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';

/** Connects the two factor screen to the flow. */
export function ConnectedTwoFactor({ site }: ScreenProps<'two-factor'>): ReactElement {
  return <TwoFactorScreen onBack={() => site.runner.send({ type: 'back-pressed' })} />;
}
