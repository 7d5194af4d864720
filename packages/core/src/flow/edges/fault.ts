import type { CookiesBlocked, ServiceError, SessionExpired } from '../../errors/domain-error.ts';
import { messageOf } from '../../errors/message-of.ts';
import type { Command } from '../command.ts';
import { carryOver, type Notice, type OpenState, type StateAt } from '../state.ts';

/** What is shown of a fault, and for how long it locks the form: no time where the server named none. */
export function readFault(error: ServiceError | SessionExpired | CookiesBlocked): {
  readonly notice: Notice;
  readonly seconds: number | null;
} {
  const isTimed = error.kind === 'too-many-attempts' || error.kind === 'service-busy';
  return { notice: { tone: 'alert', ...messageOf(error) }, seconds: isTimed ? error.seconds : null };
}

/** The login form after a fault, locked for as long as the server asks for. */
export function faultAtLogin(
  state: OpenState,
  error: ServiceError | SessionExpired | CookiesBlocked,
): { readonly next: StateAt<'login' | 'cooling-down'>; readonly commands: readonly Command[] } {
  const { notice, seconds } = readFault(error);
  if (seconds === null) return { next: { ...carryOver(state), at: 'login', notice }, commands: [] };
  return {
    next: { ...carryOver(state), at: 'cooling-down', notice, seconds },
    commands: [{ run: 'wait-for-cooldown', seconds }],
  };
}
