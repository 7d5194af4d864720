import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { ForcePasswordScreen } from './ForcePasswordScreen.tsx';

/** Connects the force password screen to the flow. */
export function ConnectedForcePassword({ site }: ScreenProps<'force-password'>): ReactElement {
  return <ForcePasswordScreen onBack={() => site.runner.send({ type: 'back-pressed' })} />;
}
