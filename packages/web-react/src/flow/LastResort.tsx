import type { ReactElement } from 'react';
import { ConfigurationFaultScreen } from '../screens/configuration-fault/ConfigurationFaultScreen.tsx';

/** In place of a page that could not be drawn: a defect of ours, or a file that did not arrive. */
export function LastResort(): ReactElement {
  return (
    <ConfigurationFaultScreen cause={{ key: 'error.unreachable' }} onRetry={() => window.location.reload()} />
  );
}
