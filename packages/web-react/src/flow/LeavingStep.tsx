import type { ReactElement } from 'react';
import { LeavingScreen } from '../screens/leaving/LeavingScreen.tsx';
import { useFlow } from './use-flow.ts';
import { usePageRestored } from './use-page-restored.ts';

/** On the way to the platform, or stalled on it. */
export function LeavingStep(): ReactElement | null {
  const { state, send } = useFlow();
  usePageRestored();
  if (state.at !== 'leaving') return null;
  const { purpose, stalled, draft } = state;
  const to =
    purpose === 'platform' ? draft.platformType : purpose === 'partner' ? 'tradingview' : 'my-account';
  return <LeavingScreen to={to} stalled={stalled} onContinue={() => send({ type: 'continue-pressed' })} />;
}
