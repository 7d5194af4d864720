import type { ReactElement } from 'react';
import { press, type ScreenProps, type Senders } from '../view.tsx';
import { LeavingScreen } from './LeavingScreen.tsx';

const PLACES = { partner: 'leaving.tradingview', 'my-account': 'leaving.myAccount' } as const;

export function ConnectedLeaving({ state, site }: ScreenProps<'leaving'>): ReactElement {
  const { purpose, stalled, draft } = state;
  const on = { 'continue-pressed': press('continue-pressed', site.runner) } satisfies Senders<'leaving'>;
  return (
    <LeavingScreen
      to={purpose === 'platform' ? `platform.${draft.platformType}` : PLACES[purpose]}
      stalled={stalled}
      onContinue={on['continue-pressed']}
    />
  );
}
