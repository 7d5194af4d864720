import type { ReactElement } from 'react';
import { press, type ScreenProps, type Senders } from '../view.tsx';
import { ResetScreen } from './ResetScreen.tsx';

export function ConnectedReset({ state, site }: ScreenProps<'reset'>): ReactElement {
  const on = { 'back-pressed': press('back-pressed', site.runner) } satisfies Senders<'reset'>;
  return <ResetScreen page={state.page} onClose={on['back-pressed']} />;
}
