import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { ForcePasswordScreen } from './ForcePasswordScreen.tsx';

/** The forced change of a password. */
export function ConnectedForcePassword({ site }: ScreenProps<'force-password'>): ReactElement {
  return <ForcePasswordScreen onBack={() => site.runner.send({ type: 'back-pressed' })} />;
}
