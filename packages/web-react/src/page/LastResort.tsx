import { Component, type ReactNode } from 'react';
import { ConfigurationFaultPage } from '../screens/configuration-fault/ConfigurationFaultPage.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Shows a page with a retry button when its children cannot be rendered, or their code cannot be loaded. */
export class LastResort extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ConfigurationFaultPage cause={{ key: 'error.unreachable' }} onRetry={() => window.location.reload()} />
    );
  }
}
