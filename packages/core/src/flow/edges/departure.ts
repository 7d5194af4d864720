import { messageOf } from '../../errors/message-of.ts';
import { hostOf } from '../../redirect/destination.ts';
import type { Command } from '../command.ts';
import { type Edge, edge } from '../edge.ts';
import { carryOver } from '../state.ts';
import { record } from '../tracking.ts';

const FORGET: Command = { run: 'forget' };
const WORKING = ['signing-in', 'loading-account', 'choosing-destination'] as const;

const RESTORABLE = [
  ...WORKING,
  'two-factor',
  'sending-code',
  'verifying-code',
  'code-refused',
  'force-password',
  'changing-password',
  'password-not-changed',
  'password-changed',
  'leaving',
] as const;

/** From an open session to the platform. */
export const departureEdges: readonly Edge[] = [
  edge(['loading-account'], 'account-loaded', ['choosing-destination'], (state, { parameters, account }) => ({
    next: { ...carryOver(state), at: 'choosing-destination', behind: state.behind },
    commands: [
      {
        run: 'choose-destination',
        departure: { visit: state.visit, platformType: state.draft.platformType, parameters, account },
      },
    ],
  })),
  edge(['loading-account'], 'account-failed', ['login'], (state, { error }, settings) => ({
    next: { ...carryOver(state), at: 'login', notice: { tone: 'alert', ...messageOf(error) } },
    commands: [record('login_fail', state, settings, error.kind), FORGET],
  })),
  edge(['choosing-destination'], 'destination-chosen', ['leaving'], (state, { destination }, settings) => ({
    next: {
      ...carryOver(state),
      at: 'leaving',
      purpose: destination.purpose,
      host: hostOf(destination),
      stalled: false,
    },
    commands: [
      record('login_success', state, settings),
      { run: 'leave', destination },
      { run: 'watch-departure' },
    ],
  })),
  edge(
    ['choosing-destination'],
    'destination-refused',
    ['redirect-refused', 'configuration-fault'],
    (state, { error }) => ({
      next:
        error.kind === 'invalid-redirect-uri'
          ? { ...carryOver(state), at: 'redirect-refused' }
          : { ...carryOver(state), at: 'configuration-fault', fault: error },
      commands: [FORGET],
    }),
  ),
  edge(['leaving'], 'departure-stalled', ['leaving'], (state) => ({
    next: { ...state, stalled: true },
  })),
  edge(['leaving'], 'continue-pressed', ['leaving'], (state) => ({
    next: { ...state, stalled: false },
    commands: [{ run: 'leave-again' }, { run: 'watch-departure' }],
  })),
  edge(RESTORABLE, 'page-restored', ['login'], (state) => ({
    next: { visit: state.visit, draft: state.draft, at: 'login' },
    commands: [FORGET],
  })),
  edge(WORKING, 'command-broke', ['login'], (state) => ({
    next: { ...carryOver(state), at: 'login', notice: { tone: 'alert', key: 'error.unreachable' } },
    commands: [FORGET],
  })),
];
