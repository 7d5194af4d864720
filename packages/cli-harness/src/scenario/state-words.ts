import type { DomainError, StateName } from '@gatehouse-login/core';

/** A state as a scenario expects it. */
export interface StateWord {
  readonly state: StateName;
  readonly fault: DomainError['kind'] | null;
  readonly stalled: boolean;
}

/** What a scenario calls the states of the flow. A state without a word does not compile. */
export const STATE_WORDS = {
  opening: 'an empty page',
  login: 'login',
  'signing-in': 'signing in',
  'loading-account': 'loading account',
  'choosing-destination': 'choosing where to go',
  'cooling-down': 'waiting time',
  'login-failed': 'login failed',
  reset: 'forgotten password',
  'two-factor': 'two-factor',
  'sending-code': 'sending code',
  'verifying-code': 'verifying code',
  'code-cooling-down': 'waiting time for codes',
  'code-refused': 'a pop-up about the code',
  'force-password': 'password change',
  'changing-password': 'changing password',
  'password-not-changed': 'password not changed',
  'password-changed': 'password changed',
  'redirect-refused': 'redirect refused',
  leaving: 'signed in',
  'configuration-fault': 'configuration fault',
} as const satisfies Record<StateName, string>;

/** States that messages name, but that no step can expect. */
const ONLY_SHOWN: readonly StateName[] = ['opening', 'choosing-destination', 'code-refused'];

/** What states are called with a fault, and once the page offers to continue. */
const MORE_WORDS: Readonly<Record<string, StateWord>> = {
  refused: { state: 'login-failed', fault: 'session-refused', stalled: false },
  'code refused': { state: 'code-refused', fault: 'code-refused', stalled: false },
  suspended: { state: 'code-refused', fault: 'account-suspended', stalled: false },
  'offer to continue': { state: 'leaving', fault: null, stalled: true },
};

/** What can follow `expect`, by its words. */
export const EXPECTED_STATES: ReadonlyMap<string, StateWord> = new Map([
  ...(Object.keys(STATE_WORDS) as StateName[])
    .filter((state) => !ONLY_SHOWN.includes(state))
    .map((state) => [STATE_WORDS[state], { state, fault: null, stalled: false }] as const),
  ...Object.entries(MORE_WORDS),
]);

/** What messages call a state. */
export function wordOf(at: StateName, fault: DomainError['kind'] | null = null): string {
  if (fault === null) return STATE_WORDS[at];
  const [said] =
    Object.entries(MORE_WORDS).find(([, each]) => each.state === at && each.fault === fault) ?? [];
  return said ?? `${STATE_WORDS[at]} (${fault})`;
}
