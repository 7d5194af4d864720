import type { StateName } from '../flow/state.ts';

const WORKING = {
  opening: false,
  login: false,
  'signing-in': true,
  'loading-account': true,
  'choosing-destination': true,
  'cooling-down': false,
  'login-failed': false,
  reset: false,
  'two-factor': false,
  'sending-code': true,
  'verifying-code': true,
  'code-cooling-down': false,
  'code-refused': false,
  'force-password': false,
  'changing-password': true,
  'password-not-changed': false,
  'password-changed': false,
  'redirect-refused': false,
  leaving: false,
  'configuration-fault': false,
} as const satisfies Record<StateName, boolean>;

/** Whether the flow works on its own in a state: a command is under way, whose answer leads on. */
export const isWorking = ({
  at,
}: {
  /** The state's name. */
  readonly at: StateName;
}): boolean => WORKING[at];
