import { messageOf } from '../../errors/message-of.ts';
import { missingFields } from '../../session/credentials.ts';
import { sortedContacts } from '../../two-factor/contact.ts';
import type { Command } from '../command.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { carryOver } from '../state.ts';
import { record } from '../tracking.ts';
import { enter } from './opening.ts';

const FORGET: Command = { run: 'forget' };
const WORKING = ['signing-in', 'loading-account', 'choosing-destination'] as const;

/** From the form to an open session, or back with the reason. */
export const loginEdges: readonly Edge[] = [
  edge(
    ['login'],
    'submitted',
    ['login', 'signing-in'],
    'Complete credentials are sent; the form itself tells of empty fields.',
    (state, { credentials, tab, rememberMe, reference }) => {
      if (missingFields(credentials).length > 0) return { next: state };
      const username = credentials.username.trim();
      const { platformType } = credentials;
      const draft = { tab, username, platformType, rememberMe };
      return {
        next: { at: 'signing-in', visit: state.visit, draft, reference },
        commands: [{ run: 'sign-in', credentials: { ...credentials, username } }],
      };
    },
  ),
  ignored([...WORKING, 'cooling-down'], 'submitted', 'Single flight: a second submit changes nothing.'),
  edge(
    ['signing-in'],
    'session-opened',
    ['loading-account'],
    'The visitor is remembered, or forgotten, as he wished, and his account is fetched.',
    (state, { parameters }) => ({
      next: { ...carryOver(state), at: 'loading-account', behind: 'login' },
      commands: [
        { run: 'remember', draft: state.draft },
        { run: 'load-account', parameters },
      ],
    }),
  ),
  edge(
    ['signing-in'],
    'two-factor-required',
    ['two-factor'],
    'The platform asks for a code.',
    (state, { methods }) => ({
      next: { ...carryOver(state), at: 'two-factor', contacts: sortedContacts(methods), contactId: null },
      commands: [{ run: 'remember', draft: state.draft }],
    }),
  ),
  edge(
    ['signing-in'],
    'session-refused',
    ['login-failed'],
    'Refused credentials have a screen of their own.',
    (state, { error }, settings) => ({
      next: {
        ...carryOver(state),
        at: 'login-failed',
        ...(error.code === undefined ? {} : { code: error.code }),
      },
      commands: [record('login_fail', state, settings, error.code ?? error.kind)],
    }),
  ),
  edge(
    ['signing-in'],
    'sign-in-failed',
    ['login', 'cooling-down'],
    'A fault keeps the form and says what to do; a server that names a time locks it for so long.',
    (state, { error }) => {
      const notice = { tone: 'alert', ...messageOf(error) } as const;
      if (error.kind !== 'too-many-attempts' && error.kind !== 'service-busy') {
        return { next: { ...carryOver(state), at: 'login', notice } };
      }
      const { seconds } = error;
      return {
        next: { ...carryOver(state), at: 'cooling-down', notice, seconds },
        commands: [{ run: 'wait-for-cooldown', seconds }],
      };
    },
  ),
  edge(['cooling-down'], 'cooldown-ended', ['login'], 'The time is over.', (state) => ({
    next: { ...carryOver(state), at: 'login', notice: { tone: 'status', key: 'login.canTryAgain' } },
  })),
  edge(
    WORKING,
    'cancel-pressed',
    ['login'],
    'The visitor gives up waiting; a late answer is dropped.',
    (state) => ({
      next: {
        ...carryOver(state),
        at: 'login',
        notice: { tone: 'status', key: 'error.cancelled' },
      },
      commands: [FORGET],
    }),
  ),
  ignored(
    ['login', 'cooling-down', 'two-factor', 'leaving'],
    'cancel-pressed',
    'The answer was faster than the visitor.',
  ),
  edge(
    [
      'login-failed',
      'reset',
      'two-factor',
      'sending-code',
      'verifying-code',
      'code-refused',
      'force-password',
      'password-not-changed',
      'password-changed',
    ],
    'back-pressed',
    ['login', 'redirect-refused'],
    'Back to the login with the query as it was; what was held for later steps is dropped.',
    (state, _event, settings) => {
      const next = enter('login', state.visit, state.draft, settings);
      return {
        next: next.at === 'redirect-refused' ? next : { ...carryOver(state), at: 'login' },
        commands: [FORGET],
      };
    },
  ),
];
