import type { Event } from '../flow/event.ts';
import type { Performers } from '../flow/runner.ts';
import type { Clock } from '../ports/clock.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { Destination } from '../redirect/destination.ts';
import type { ChooseDestination } from '../use-cases/choose-destination.ts';
import type { LoadAccount } from '../use-cases/load-account.ts';
import type { RememberVisitor } from '../use-cases/remember-visitor.ts';
import type { SignedIn, SignIn, SignInError } from '../use-cases/sign-in.ts';

/** How long a departure may take before the visitor is offered to go on himself, in milliseconds. */
export const DEPARTURE_PATIENCE = 10_000;

/** Joins the flow's commands to the use-cases: each performer calls one, and folds its Result into an event. */
export function makePerformers(
  signIn: SignIn,
  loadAccount: LoadAccount,
  chooseDestination: ChooseDestination,
  rememberVisitor: RememberVisitor,
  tracker: Tracker,
  navigator: Navigator,
  clock: Clock,
): Performers {
  // The destination holds the session, so it stays here and out of the flow's state.
  let destination: Destination | null = null;
  return {
    'sign-in': ({ credentials }, cancellation) =>
      signIn(credentials, cancellation).match(signedIn, signInFailed),
    'load-account': ({ parameters }, cancellation) =>
      loadAccount(parameters, cancellation).match<Event | null, Event | null>(
        (account) => ({ type: 'account-loaded', parameters, account }),
        (error) => (error.kind === 'cancelled' ? null : { type: 'account-failed', error }),
      ),
    'choose-destination': ({ departure }) =>
      chooseDestination(departure).match<Event, Event>(
        (chosen) => ({ type: 'destination-chosen', destination: chosen }),
        (error) => ({ type: 'destination-refused', error }),
      ),
    remember: async ({ draft }) => {
      await rememberVisitor.update(draft);
      return null;
    },
    record: async ({ event }) => {
      tracker.record(event);
      return null;
    },
    leave: async (command) => {
      destination = command.destination;
      navigator.leave(destination);
      return null;
    },
    'leave-again': async () => {
      if (destination !== null) navigator.leave(destination);
      return null;
    },
    'forget-departure': async () => {
      destination = null;
      return null;
    },
    'watch-departure': async (_command, cancellation) => {
      await clock.wait(DEPARTURE_PATIENCE, cancellation);
      return { type: 'departure-stalled' };
    },
    'wait-for-cooldown': async ({ seconds }, cancellation) => {
      await clock.wait(seconds * 1000, cancellation);
      return { type: 'cooldown-ended' };
    },
  };
}

function signedIn(outcome: SignedIn): Event {
  return outcome.kind === 'session-opened'
    ? { type: 'session-opened', parameters: outcome.parameters }
    : { type: outcome.kind };
}

function signInFailed(error: SignInError): Event | null {
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'session-refused':
      return { type: 'session-refused', error };
    default:
      return { type: 'sign-in-failed', error };
  }
}
