import type { ReactElement } from 'react';
import type { ScreenProps } from '../view.tsx';
import { ConfigurationFaultScreen } from './ConfigurationFaultScreen.tsx';

export function ConnectedConfigurationFault({ state }: ScreenProps<'configuration-fault'>): ReactElement {
  return <ConfigurationFaultScreen {...state.fault} onRetry={() => window.location.reload()} />;
}
