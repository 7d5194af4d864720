import type { ReactElement } from 'react';
import { type ConfigurationFaultProps, ConfigurationFaultScreen } from './ConfigurationFaultScreen.tsx';

/** The screen as a whole page, for when there is no frame around it. */
export function ConfigurationFaultPage(props: ConfigurationFaultProps): ReactElement {
  return (
    <div className="page">
      <div className="page__body page__body--alone">
        <ConfigurationFaultScreen {...props} />
      </div>
    </div>
  );
}
