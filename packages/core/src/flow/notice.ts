import type { DomainError } from '../errors/domain-error.ts';
import { messageOf } from '../errors/message-of.ts';
import type { MessageKey } from '../messages/english.ts';
import type { Message } from '../messages/message.ts';
import type { News, State } from './state.ts';

/** A message on a screen. `tone` is its WAI-ARIA role: `alert` for a fault, `status` for anything else. */
export interface Notice extends Message {
  /** The WAI-ARIA role of the message. */
  readonly tone: 'alert' | 'status';
}

const NEWS = {
  'can-try-again': 'login.canTryAgain',
  cancelled: 'error.cancelled',
  'change-cancelled': 'forcePassword.cancelled',
  'code-sent': 'twoFactor.codeSent',
  'session-expired': 'error.session-expired',
} as const satisfies Record<News, MessageKey>;

/** The parts of a state, other than a fault, that have a message. */
interface Telling {
  readonly at: State['at'];
  readonly news?: News;
  readonly contactMissing?: boolean;
}

/**
 * Returns the message that a state's screen shows, or null. News replaces the fault that it follows from. A failed login
 * is told in the words of the tab, whatever the reason was and also where its address was opened directly (spec 2).
 */
export function noticeOf(state: State): Notice | null {
  if (state.at === 'login-failed') return { tone: 'alert', key: `loginFailed.${state.draft.tab}` };
  const { news, contactMissing }: Telling = state;
  if (news !== undefined) return { tone: 'status', key: NEWS[news] };
  if (contactMissing) return { tone: 'alert', key: 'twoFactor.chooseContact' };
  const fault = faultOf(state);
  return fault && { tone: 'alert', ...messageOf(fault) };
}

/** Returns the fault that led to a state, or null. */
export const faultOf = (state: State): DomainError | null =>
  'fault' in state ? (state.fault ?? null) : null;
