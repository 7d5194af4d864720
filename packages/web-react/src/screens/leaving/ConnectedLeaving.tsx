import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { LeavingScreen } from './LeavingScreen.tsx';

const PLACES = { partner: 'tradingview', 'my-account': 'my-account' } as const;

/** Connects the leaving screen to the flow. */
export function ConnectedLeaving({ state, site }: ScreenProps<'leaving'>): ReactElement {
  const { purpose, stalled, draft } = state;
  return (
    <LeavingScreen
      to={purpose === 'platform' ? draft.platformType : PLACES[purpose]}
      stalled={stalled}
      onContinue={() => site.runner.send({ type: 'continue-pressed' })}
    />
  );
}
