import { usernameOf } from '../../session/credentials.ts';
import { sortedContacts } from '../../two-factor/contact.ts';
import type { Command } from '../command.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { carryOver } from '../state.ts';
import { record } from '../tracking.ts';
import { faultAtLogin, lockResend } from './fault.ts';
import { PENDING, RESTING, TWO_FACTOR, WORKING } from './groups.ts';

const FORGET: Command = { run: 'forget' };

/** From the login form to an open session, or back to the form with the reason. */
export const loginEdges: readonly Edge[] = [
  edge(['login'], 'submitted', ['login', 'signing-in'], (state, { draft, password, reference }) => {
    const username = usernameOf(draft);
    // The form reports empty fields itself; this is a safeguard.
    if (username === '' || password === '') return { next: { ...state, draft } };
    return {
      next: { at: 'signing-in', visit: state.visit, draft, reference },
      commands: [{ run: 'sign-in', credentials: { username, password, platformType: draft.platformType } }],
    };
  }),
  ignored([...WORKING, 'cooling-down'], 'submitted'),
  edge(RESTING, 'draft-changed', RESTING, (state, { draft }) => ({ next: { ...state, draft } })),
  ignored([...WORKING, ...PENDING, 'leaving', 'configuration-fault'], 'draft-changed'),
  edge(['signing-in'], 'session-opened', ['loading-account'], (state) => ({
    next: { ...carryOver(state), at: 'loading-account', behind: 'login' },
    commands: [{ run: 'load-account' }, { run: 'remember', draft: state.draft }],
  })),
  edge(['signing-in'], 'two-factor-required', ['two-factor'], (state, { methods, resendSeconds }) => {
    const { lock, waiting } = lockResend(resendSeconds);
    const contacts = sortedContacts(methods);
    return {
      next: { ...carryOver(state), contacts, contactId: null, ...lock, at: 'two-factor' },
      commands: [{ run: 'remember', draft: state.draft }, ...waiting],
    };
  }),
  edge(['signing-in'], 'session-refused', ['login-failed'], (state, { error }, settings) => ({
    next: {
      ...carryOver(state),
      at: 'login-failed',
      fault: error,
    },
    commands: [record('login_fail', state, settings, error.code ?? error.kind)],
  })),
  edge(['signing-in'], 'sign-in-failed', ['login', 'cooling-down'], (state, { error }) =>
    faultAtLogin(state, error),
  ),
  ...(['cooldown-ended', 'command-broke'] as const).map((on) =>
    edge(['cooling-down'], on, ['login'], (state) => ({
      next: { ...carryOver(state), at: 'login', news: 'can-try-again' },
    })),
  ),
  edge(WORKING, 'cancel-pressed', ['login'], (state) => ({
    next: { ...carryOver(state), at: 'login', news: 'cancelled' },
    commands: [FORGET],
  })),
  ignored(['login', 'cooling-down', 'two-factor', 'code-cooling-down', 'leaving'], 'cancel-pressed'),
  edge(
    ['login-failed', 'reset', ...TWO_FACTOR, 'force-password', 'password-not-changed', 'password-changed'],
    'back-pressed',
    ['login'],
    (state) => ({ next: { ...carryOver(state), at: 'login' }, commands: [FORGET] }),
  ),
];
