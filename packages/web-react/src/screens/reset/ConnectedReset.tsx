import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { ResetScreen } from './ResetScreen.tsx';

/** Connects the reset screen to the flow. */
export function ConnectedReset({ state, site }: ScreenProps<'reset'>): ReactElement {
  return <ResetScreen page={state.page} onClose={() => site.runner.send({ type: 'back-pressed' })} />;
}
