import { englishText, faultOf, noticeOf, type State } from '@gatehouse-login/core';
import type { Shown } from './login-driver.ts';

/** What the page shows in a state, with its messages in English. */
export function shownOf(state: State): Shown {
  const notice = noticeOf(state);
  const asks = 'contacts' in state ? state : { contacts: [], contactId: null };
  return {
    at: state.at,
    stalled: state.at === 'leaving' && state.stalled,
    fault: faultOf(state)?.kind ?? null,
    message: notice === null ? null : englishText(notice),
    language: state.at === 'opening' ? null : state.visit.language,
    contacts: asks.contacts,
    contactId: asks.contactId,
  };
}
