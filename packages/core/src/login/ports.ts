import type { AccountGateway } from '../ports/account-gateway.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { PasswordGateway } from '../ports/password-gateway.ts';
import type { SessionGateway } from '../ports/session-gateway.ts';
import type { ShownTheme } from '../ports/shown-theme.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { TwoFactorGateway } from '../ports/two-factor-gateway.ts';

/** Everything outside the core that a login needs. */
export interface LoginPorts {
  readonly sessions: SessionGateway;
  readonly twoFactor: TwoFactorGateway;
  readonly passwords: PasswordGateway;
  readonly accounts: AccountGateway;
  /** Remembers the visitor between visits. */
  readonly store: KeyValueStore;
  readonly tracker: Tracker;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly theme: ShownTheme;
}
