import type { CommandEvent } from '../flow/event.ts';
import type { LoadAccountError } from '../ports/account-gateway.ts';
import type { ChangePasswordError } from '../ports/password-gateway.ts';
import type { OpenSessionError } from '../ports/session-gateway.ts';
import type { SendCodeError, VerifyCodeError } from '../ports/two-factor-gateway.ts';
import type { ChooseDestinationError } from '../redirect/departure.ts';
import { type Destination, hostOf } from '../redirect/destination.ts';
import type { LoginOutcome } from '../use-cases/login-outcome.ts';

/** The event that a result leads to, or null after a cancellation. */
export type Outcome = CommandEvent | null;

export const loginOutcome = (outcome: LoginOutcome, resendSeconds: number): CommandEvent =>
  outcome.kind === 'two-factor-required'
    ? { type: outcome.kind, methods: outcome.methods, resendSeconds }
    : { type: outcome.kind };

export function signInFailed(error: OpenSessionError): Outcome {
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'session-refused':
      return { type: 'session-refused', error };
    default:
      return { type: 'sign-in-failed', error };
  }
}

export const codeSent = (): Outcome => ({ type: 'code-sent' });

export const codeNotSent = (error: SendCodeError): Outcome =>
  error.kind === 'cancelled' ? null : { type: 'code-not-sent', error };

export function verificationFailed(error: VerifyCodeError): Outcome {
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'code-refused':
    case 'account-suspended':
      return { type: 'code-refused', error };
    default:
      return { type: 'verification-failed', error };
  }
}

export const accountLoaded = (): Outcome => ({ type: 'account-loaded' });

export const accountFailed = (error: LoadAccountError): Outcome =>
  error.kind === 'cancelled' ? null : { type: 'account-failed', error };

export const destinationChosen = (destination: Destination): Outcome => ({
  type: 'destination-chosen',
  purpose: destination.purpose,
  host: hostOf(destination),
});

export const destinationRefused = (error: ChooseDestinationError): Outcome => ({
  type: 'destination-refused',
  error,
});

export const passwordChanged = (): Outcome => ({ type: 'password-changed' });

export const passwordNotChanged = (error: ChangePasswordError): Outcome =>
  error.kind === 'cancelled' ? null : { type: 'password-not-changed', error };
