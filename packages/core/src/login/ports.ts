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
  /** Opens and closes sessions. */
  readonly sessions: SessionGateway;
  /** Sends and verifies codes. */
  readonly twoFactor: TwoFactorGateway;
  /** Changes passwords. */
  readonly passwords: PasswordGateway;
  /** Loads accounts. */
  readonly accounts: AccountGateway;
  /** Remembers the visitor between visits. */
  readonly store: KeyValueStore;
  /** Records events for the brand's statistics. */
  readonly tracker: Tracker;
  /** Tells the time, and waits. */
  readonly clock: Clock;
  /** Leaves for the destination. */
  readonly navigator: Navigator;
  /** Returns the theme that is on screen, for the platform's address. */
  readonly theme: ShownTheme;
}
