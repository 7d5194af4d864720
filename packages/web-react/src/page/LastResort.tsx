import { Component, type ReactNode } from 'react';
import type {} from '../early/early-life.ts';
import { ConfigurationFaultPage } from '../screens/configuration-fault/ConfigurationFaultPage.tsx';

interface Props {
  readonly children: ReactNode;
  /** Puts the stamped markup back that React has removed. */
  readonly putBack?: (() => void) | undefined;
  /** Ends the flow, whose page cannot be shown. */
  readonly onFailed: () => void;
}

/**
 * Shows an error page with a retry button if its children fail to render or their code fails to load. If React has not
 * taken over the stamped form yet, it restores the form instead.
 */
export class LastResort extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    const { putBack, onFailed } = this.props;
    if (window.earlyLife) putBack?.();
    else onFailed();
  }

  override render(): ReactNode {
    const { children, putBack } = this.props;
    if (!this.state.failed) return children;
    return putBack && window.earlyLife ? null : (
      <ConfigurationFaultPage cause={{ key: 'page.incomplete' }} onRetry={() => window.location.reload()} />
    );
  }
}
