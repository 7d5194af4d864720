import type { ServiceError } from '../../errors/domain-error.ts';
import type { Command } from '../command.ts';
import { carryOver, type LoginFault, type OpenState, type StateAt, type TimedFault } from '../state.ts';

/** Whether the server named a time to wait. */
export const isTimed = (fault: LoginFault | ServiceError): fault is TimedFault =>
  fault.kind === 'too-many-attempts' || fault.kind === 'service-busy';

/** Waits for as long as the server asks. */
export const waitFor = ({ seconds }: TimedFault): readonly Command[] => [
  { run: 'wait-for-cooldown', seconds },
];

/** Locks *Resend code* for as long as the platform asks. */
export const lockResend = (seconds: number | undefined) =>
  seconds
    ? { lock: { resendWait: { seconds } }, waiting: [{ run: 'wait-for-resend', seconds } as const] }
    : { lock: { resendWait: undefined }, waiting: [] };

/** Returns the login form after a fault, locked for as long as the server asks. */
export function faultAtLogin(
  state: OpenState,
  fault: LoginFault,
): { readonly next: StateAt<'login' | 'cooling-down'>; readonly commands: readonly Command[] } {
  return isTimed(fault)
    ? { next: { ...carryOver(state), at: 'cooling-down', fault }, commands: waitFor(fault) }
    : { next: { ...carryOver(state), at: 'login', fault }, commands: [] };
}
