import type { Step, Visit } from '../../address/location.ts';
import { capabilitiesOf } from '../../brand/brand-table.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { readAuthorizationRequest } from '../../redirect/authorization-request.ts';
import type { Draft } from '../../session/credentials.ts';
import { firstDraft } from '../draft.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { stepOf } from '../projection.ts';
import type { StateAt } from '../state.ts';

const ENTRY_STATES = ['login', 'login-failed', 'reset', 'redirect-refused'] as const;
type Entry = StateAt<(typeof ENTRY_STATES)[number]>;

const RESTING = ['login', 'cooling-down', 'login-failed', 'reset', 'redirect-refused'] as const;
const PENDING = ['two-factor', 'force-password'] as const;
const WORKING = ['signing-in', 'loading-account', 'choosing-destination'] as const;

/** Opening addresses: the first one, later ones, and the same one in another language. */
export const openingEdges: readonly Edge[] = [
  edge(
    ['opening'],
    'opened-at',
    ENTRY_STATES,
    'The first address decides the first screen.',
    (state, event, settings) => ({
      next: enter(event.step, event.visit, firstDraft(settings, event.visit, state.remembered), settings),
    }),
  ),
  edge(
    RESTING,
    'opened-at',
    [...RESTING],
    'Another address shows its own screen; the same one, in another language say, leaves all as it is.',
    (state, event, settings) => ({ next: moved(state, event.step, event.visit, settings) }),
  ),
  edge(
    PENDING,
    'opened-at',
    [...PENDING, ...ENTRY_STATES],
    'Going elsewhere gives the step up; it can be had again by a new login alone.',
    (state, event, settings) => ({
      next:
        stepOf(state) === event.step
          ? { ...state, visit: event.visit }
          : enter(event.step, event.visit, state.draft, settings),
    }),
  ),
  edge(
    WORKING,
    'opened-at',
    [...WORKING, ...ENTRY_STATES],
    'Another language leaves the work alone; another step, or a redirect that is refused, gives it up.',
    (state, event, settings) => {
      const entered = enter(event.step, event.visit, state.draft, settings);
      const stays = event.step === 'login' && entered.at === 'login';
      return { next: stays ? { ...state, visit: event.visit } : entered };
    },
  ),
  ignored(['leaving', 'configuration-fault'], 'opened-at', 'The page is being left, or cannot work.'),
];

function moved(state: StateAt<(typeof RESTING)[number]>, step: Step, visit: Visit, settings: Configuration) {
  // The redirect is judged anew, refused or not: the query may be another one.
  const entered = enter(step, visit, state.draft, settings);
  const refused = state.at === 'redirect-refused' || entered.at === 'redirect-refused';
  return stepOf(state) === step && !refused ? { ...state, visit } : entered;
}

/** The state that an address shows: steps that need an earlier one become a login that says so. */
export function enter(step: Step, visit: Visit, draft: Draft, settings: Configuration): Entry {
  const common = { visit, draft };
  const brand = capabilitiesOf(settings.brand);
  switch (step) {
    case 'login-failed':
    case 'reset':
      return { ...common, at: step };
    default: {
      const request = readAuthorizationRequest(brand, visit.query, settings.redirectUris);
      if (request.isErr()) return { ...common, at: 'redirect-refused' };
      if (step === 'login') return { ...common, at: 'login' };
      return { ...common, at: 'login', notice: { tone: 'status', key: 'error.session-expired' } };
    }
  }
}
