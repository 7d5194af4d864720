import type { Step, Visit } from '../../address/location.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { resetPage } from '../../forgot-password/forgot-links.ts';
import { cultureOf } from '../../locale/culture.ts';
import { readAuthorizationRequest } from '../../redirect/authorization-request.ts';
import type { Draft } from '../../session/credentials.ts';
import type { Command } from '../command.ts';
import { firstDraft } from '../draft.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { BEHIND, stepOf } from '../projection.ts';
import type { StateAt } from '../state.ts';
import { ENTRIES, PENDING, RESTING, WORKING } from './groups.ts';

const FORGET: Command = { run: 'forget' };
type Entry = StateAt<(typeof ENTRIES)[number]>;

/** Opening an address: the first one, a later one, or the same one in another language. */
export const openingEdges: readonly Edge[] = [
  edge(['opening'], 'opened-at', ENTRIES, (state, event, settings) => ({
    next: enter(event.step, event.visit, firstDraft(settings, event.visit, state.remembered), settings),
  })),
  edge(RESTING, 'opened-at', RESTING, (state, event, settings) => {
    const entered = enter(event.step, event.visit, state.draft, settings);
    // A changed query can change whether the redirect is allowed, and the provider's page
    // depends on the language.
    const anew = state.at === 'redirect-refused' || entered.at === 'redirect-refused' || state.at === 'reset';
    const stays = stepOf(state) === event.step && !anew;
    return { next: stays ? { ...state, visit: event.visit } : entered };
  }),
  edge(PENDING, 'opened-at', [...PENDING, ...ENTRIES], (state, { step, visit, ticket }, settings) => {
    const entered = enter(step, visit, state.draft, settings);
    const ownKey = ticket !== undefined && ticket === state.reference;
    const stays = stepOf(state) === step && ownKey && entered.at !== 'redirect-refused';
    return stays ? { next: { ...state, visit } } : { next: entered, commands: [FORGET] };
  }),
  edge(WORKING, 'opened-at', [...WORKING, ...ENTRIES], (state, event, settings) => {
    const behind = state.at === 'signing-in' ? 'login' : BEHIND[state.behind];
    const entered = enter(event.step, event.visit, state.draft, settings);
    const stays = event.step === behind && entered.at !== 'redirect-refused';
    return stays ? { next: { ...state, visit: event.visit } } : { next: entered, commands: [FORGET] };
  }),
  ignored(['leaving', 'configuration-fault'], 'opened-at'),
];

/**
 * Returns the state that an address shows: the login, with a message, if its step needs an earlier one. Refuses an unlisted
 * `redirect_uri` on every step, because each step leads to the form.
 */
function enter(step: Step, visit: Visit, draft: Draft, settings: Configuration): Entry {
  const common = { visit, draft };
  const request = readAuthorizationRequest(settings.capabilities, visit.query, settings.redirectUris);
  if (request.isErr()) return { ...common, at: 'redirect-refused', fault: request.error };
  if (step === 'login-failed') return { ...common, at: step };
  if (step === 'reset') {
    const page = resetPage(visit.region, settings, cultureOf(visit.language));
    // A new tab needs the visitor's own click, and the login has the link.
    return page?.kind === 'new-tab' ? { ...common, at: 'login' } : { ...common, at: step, page };
  }
  if (step === 'login') return { ...common, at: 'login' };
  return { ...common, at: 'login', news: 'session-expired' };
}
