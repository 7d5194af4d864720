import type { DomainError, StateName } from '@gatehouse-login/core';

/** What a state is called in a scenario. */
export interface StateWord {
  readonly states: readonly StateName[];
  readonly fault?: DomainError['kind'];
  readonly stalled?: true;
  readonly about: string;
}

/** States in which the flow works on its own. A step after an expectation of one does not wait for its end. */
export const WORKING: readonly StateName[] = [
  'signing-in',
  'loading-account',
  'choosing-destination',
  'sending-code',
  'verifying-code',
  'changing-password',
];

/** Every state by its words in a scenario. */
export const STATE_WORDS: Readonly<Record<string, StateWord>> = {
  login: { states: ['login'], about: 'the login form' },
  refused: {
    states: ['login-failed'],
    fault: 'session-refused',
    about: 'the user name or the password was refused',
  },
  'login failed': {
    states: ['login-failed'],
    about: 'the page of a failed login, also when it was opened directly',
  },
  'forgotten password': { states: ['reset'], about: 'the page of a forgotten password' },
  'redirect refused': { states: ['redirect-refused'], about: 'the redirect_uri is not allowed' },
  'signing in': { states: ['signing-in'], about: 'the platform has not answered the sign-in yet' },
  'loading account': { states: ['loading-account'], about: 'the account call has not been answered yet' },
  'waiting time': {
    states: ['cooling-down'],
    about: 'the login form is locked for as long as the server asks',
  },
  'two-factor': { states: ['two-factor'], about: 'the page asks for a code' },
  'sending code': { states: ['sending-code'], about: 'the code is being sent' },
  'verifying code': { states: ['verifying-code'], about: 'the code is being verified' },
  'code refused': { states: ['code-refused'], fault: 'code-refused', about: 'the pop-up about a wrong code' },
  suspended: {
    states: ['code-refused'],
    fault: 'account-suspended',
    about: 'the pop-up about a suspended account',
  },
  'waiting time for codes': { states: ['code-cooling-down'], about: 'the form of the code is locked' },
  'password change': { states: ['force-password'], about: 'the page asks for a new password' },
  'changing password': { states: ['changing-password'], about: 'the password is being changed' },
  'password changed': { states: ['password-changed'], about: 'the password was changed' },
  'password not changed': { states: ['password-not-changed'], about: 'the password was not changed' },
  'signed in': { states: ['leaving'], about: 'the page leaves for its destination' },
  'offer to continue': {
    states: ['leaving'],
    stalled: true,
    about: 'leaving takes so long that Continue is offered',
  },
  'configuration fault': { states: ['configuration-fault'], about: 'the site is set up wrongly' },
};

/** What a state is called, for messages. */
export function wordOf(at: StateName): string {
  const found = Object.entries(STATE_WORDS).find(
    ([, { states, fault }]) => states.includes(at) && fault === undefined,
  );
  return found?.[0] ?? OTHERS[at] ?? at;
}

const OTHERS: Readonly<Partial<Record<StateName, string>>> = {
  opening: 'an empty page',
  'choosing-destination': 'choosing where to go',
  'code-refused': 'a pop-up about the code',
};
