import { faultOf } from '../flow/notice.ts';
import type { State } from '../flow/state.ts';
import type { Contact } from '../two-factor/contact.ts';
import type { RecordedState } from './entry.ts';
import { withoutAbsent } from './without-absent.ts';

/** Returns the place of a contact in a list; undefined if it is not in it. */
export function placeOf(contactId: string | null, contacts: readonly Contact[]): number | undefined {
  const place = contacts.findIndex((contact) => contact.contactId === contactId);
  return place < 0 ? undefined : place;
}

/** Returns what may be known of a state. Every field is named here, so that a new one is not recorded unseen. */
export function recordState(state: State): RecordedState {
  const { at } = state;
  return {
    at,
    ...withoutAbsent({
      behind: 'behind' in state ? state.behind : undefined,
      fault: faultOf(state)?.kind,
      news: 'news' in state ? state.news : undefined,
      page: 'page' in state ? state.page?.kind : undefined,
      ...('contacts' in state
        ? {
            contacts: state.contacts.length,
            contact: placeOf(state.contactId, state.contacts),
            contactMissing: 'contactMissing' in state ? state.contactMissing : undefined,
            resendSeconds: state.resendWait?.seconds,
          }
        : {}),
      mismatch: 'mismatch' in state ? state.mismatch : undefined,
      purpose: 'purpose' in state ? state.purpose : undefined,
      stalled: 'stalled' in state ? state.stalled : undefined,
    }),
  };
}
