import type { DomainError, StateName } from '@gatehouse-login/core';

/** A state as a scenario expects it. */
export interface StateWord {
  readonly state: StateName;
  readonly fault: DomainError['kind'] | null;
  readonly stalled: boolean;
}

/** The words that a scenario has for a state. */
interface StateRow {
  /** What the state is called, whatever fault the page shows. */
  readonly word: string;
  /** Messages call it so, but no step can expect it. */
  readonly onlyShown?: true;
  /** What it is called with a fault. */
  readonly faults?: Readonly<Partial<Record<DomainError['kind'], string>>>;
  /** What it is called once the page offers to continue. */
  readonly stalled?: string;
}

/** What a scenario calls the states of the flow. A state without words does not compile. */
export const STATE_WORDS = {
  opening: { word: 'an empty page', onlyShown: true },
  login: { word: 'login' },
  'signing-in': { word: 'signing in' },
  'loading-account': { word: 'loading account' },
  'choosing-destination': { word: 'choosing where to go', onlyShown: true },
  'cooling-down': { word: 'waiting time' },
  'login-failed': { word: 'login failed', faults: { 'session-refused': 'refused' } },
  reset: { word: 'forgotten password' },
  'two-factor': { word: 'two-factor' },
  'sending-code': { word: 'sending code' },
  'verifying-code': { word: 'verifying code' },
  'code-cooling-down': { word: 'waiting time for codes' },
  'code-refused': {
    word: 'a pop-up about the code',
    onlyShown: true,
    faults: { 'code-refused': 'code refused', 'account-suspended': 'suspended' },
  },
  'force-password': { word: 'password change' },
  'changing-password': { word: 'changing password' },
  'password-not-changed': { word: 'password not changed' },
  'password-changed': { word: 'password changed' },
  'redirect-refused': { word: 'redirect refused' },
  leaving: { word: 'signed in', stalled: 'offer to continue' },
  'configuration-fault': { word: 'configuration fault' },
} as const satisfies Record<StateName, StateRow>;

const ROWS = Object.entries(STATE_WORDS) as readonly (readonly [StateName, StateRow])[];

/** What can follow `expect`, by its words. */
export const EXPECTED_STATES: ReadonlyMap<string, StateWord> = new Map(
  ROWS.flatMap(([state, { word, onlyShown, faults = {}, stalled }]): (readonly [string, StateWord])[] => {
    const plain: StateWord = { state, fault: null, stalled: false };
    return [
      ...(onlyShown ? [] : [[word, plain] as const]),
      ...Object.entries(faults).map(
        ([fault, said]) => [said, { ...plain, fault: fault as DomainError['kind'] }] as const,
      ),
      ...(stalled === undefined ? [] : [[stalled, { ...plain, stalled: true }] as const]),
    ];
  }),
);

/** What messages call a state. */
export function wordOf(at: StateName, fault: DomainError['kind'] | null = null): string {
  const { word, faults }: StateRow = STATE_WORDS[at];
  if (fault === null) return word;
  return faults?.[fault] ?? `${word} (${fault})`;
}
