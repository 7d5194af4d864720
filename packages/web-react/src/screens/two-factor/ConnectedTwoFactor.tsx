import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';

/** The two-factor code. */
export function ConnectedTwoFactor({ site }: ScreenProps<'two-factor'>): ReactElement {
  return <TwoFactorScreen onBack={() => site.runner.send({ type: 'back-pressed' })} />;
}
