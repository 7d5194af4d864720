import type { Command } from '../command.ts';
import { type Edge, edge } from '../edge.ts';
import { carryOver } from '../state.ts';
import { record } from '../tracking.ts';
import { faultAtLogin } from './fault.ts';
import { PENDING, WORKING } from './groups.ts';

const FORGET: Command = { run: 'forget' };

/** From an open session to the platform. */
export const departureEdges: readonly Edge[] = [
  edge(['loading-account'], 'account-loaded', ['choosing-destination'], (state) => ({
    next: { ...carryOver(state), at: 'choosing-destination', behind: state.behind },
    commands: [{ run: 'choose-destination', visit: state.visit, platformType: state.draft.platformType }],
  })),
  edge(['loading-account'], 'account-failed', ['login', 'cooling-down'], (state, { error }, settings) => {
    const { next, commands } = faultAtLogin(state, error);
    return { next, commands: [record('login_fail', state, settings, error.kind), FORGET, ...commands] };
  }),
  edge(['choosing-destination'], 'destination-chosen', ['leaving'], (state, { purpose, host }, settings) => ({
    next: { ...carryOver(state), at: 'leaving', purpose, host, stalled: false },
    commands: [record('login_success', state, settings), { run: 'leave' }, { run: 'watch-departure' }],
  })),
  edge(
    ['choosing-destination'],
    'destination-refused',
    ['redirect-refused', 'configuration-fault'],
    (state, { error }) => ({
      next:
        error.kind === 'invalid-redirect-uri'
          ? { ...carryOver(state), at: 'redirect-refused', fault: error }
          : { ...carryOver(state), at: 'configuration-fault', fault: error },
      commands: [FORGET],
    }),
  ),
  edge(['leaving'], 'departure-stalled', ['leaving'], (state) => ({
    next: { ...state, stalled: true },
  })),
  edge(['leaving'], 'continue-pressed', ['leaving'], (state) =>
    state.stalled
      ? { next: { ...state, stalled: false }, commands: [{ run: 'leave' }, { run: 'watch-departure' }] }
      : { next: state },
  ),
  edge([...WORKING, ...PENDING, 'leaving'], 'page-restored', ['login'], (state) => ({
    next: { visit: state.visit, draft: state.draft, at: 'login' },
    commands: [FORGET],
  })),
  edge(WORKING, 'command-broke', ['login'], (state) => ({
    next: { ...carryOver(state), at: 'login', fault: { kind: 'unreachable' } },
    commands: [FORGET],
  })),
  edge(['leaving'], 'command-broke', ['leaving'], (state) => ({ next: { ...state, stalled: true } })),
];
