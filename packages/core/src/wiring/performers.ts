import type { Performers } from '../flow/runner.ts';
import type { Clock } from '../ports/clock.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { ChangePassword } from '../use-cases/change-password.ts';
import type { ChooseDestination } from '../use-cases/choose-destination.ts';
import type { LoadAccount } from '../use-cases/load-account.ts';
import type { PlatformDestination } from '../use-cases/platform-destination.ts';
import type { RememberVisitor } from '../use-cases/remember-visitor.ts';
import type { SendCode } from '../use-cases/send-code.ts';
import type { SignIn } from '../use-cases/sign-in.ts';
import type { VerifyCode } from '../use-cases/verify-code.ts';
import * as events from './events-of.ts';
import { nothingHeld } from './held-secrets.ts';

/** How long a departure may take before the visitor is offered to go on himself, in milliseconds. */
export const DEPARTURE_PATIENCE = 10_000;

/** Joins the flow's commands to the use-cases: each performer calls one, and folds its Result into an event. */
export function makePerformers(
  signIn: SignIn,
  sendCode: SendCode,
  verifyCode: VerifyCode,
  changePassword: ChangePassword,
  loadAccount: LoadAccount,
  chooseDestination: ChooseDestination,
  platformDestination: PlatformDestination,
  rememberVisitor: RememberVisitor,
  tracker: Tracker,
  navigator: Navigator,
  clock: Clock,
): Performers {
  const held = nothingHeld();
  return {
    'sign-in': ({ credentials }, cancellation) =>
      signIn(credentials, cancellation).match((outcome) => {
        if (outcome.kind === 'two-factor-required' && !cancellation.cancelled) {
          held.challenge = { username: credentials.username, twoFaToken: outcome.twoFaToken };
        }
        return events.loginOutcome(outcome);
      }, events.signInFailed),
    'send-code': async ({ contactId }, cancellation) => {
      if (held.challenge === null) return { type: 'code-not-sent', error: { kind: 'code-not-sent' } };
      const { twoFaToken } = held.challenge;
      return sendCode({ twoFaToken, contactId }, cancellation).match(events.codeSent, events.codeNotSent);
    },
    'verify-code': async ({ code }, cancellation) => {
      if (held.challenge === null) return { type: 'verification-failed', error: { kind: 'session-expired' } };
      return verifyCode({ ...held.challenge, code }, cancellation).match((outcome) => {
        // A token is good for one login.
        if (!cancellation.cancelled) held.challenge = null;
        return events.loginOutcome(outcome);
      }, events.verificationFailed);
    },
    'load-account': ({ parameters }, cancellation) =>
      loadAccount(parameters, cancellation).match(events.accountLoaded(parameters), events.accountFailed),
    'choose-destination': ({ departure }) =>
      chooseDestination(departure).match(events.destinationChosen, events.destinationRefused),
    'prepare-departure': async ({ visit, platformType, parameters }) => {
      held.parameters = parameters;
      held.prepared =
        parameters &&
        platformDestination({ visit, platformType, parameters, accountOperator: '', maySso: false });
      return null;
    },
    'change-password': (change, cancellation) => {
      const { username, oldPassword, newPassword } = change;
      const session = held.parameters && {
        username: held.parameters.username,
        session: held.parameters.session,
      };
      return changePassword({ username, oldPassword, newPassword, session }, cancellation).match(
        events.passwordChanged,
        events.passwordNotChanged,
      );
    },
    'recall-account': async (_command, cancellation) => {
      const { parameters } = held;
      if (parameters === null) return { type: 'session-gone' };
      return loadAccount(parameters, cancellation).match(
        events.accountLoaded(parameters),
        events.accountFailed,
      );
    },
    'recall-departure': async () =>
      held.prepared === null
        ? { type: 'session-gone' }
        : held.prepared.match(events.destinationChosen, events.destinationRefused),
    remember: async ({ draft }) => {
      await rememberVisitor.update(draft);
      return null;
    },
    record: async ({ event }) => {
      tracker.record(event);
      return null;
    },
    leave: async ({ destination }) => {
      Object.assign(held, nothingHeld(), { destination });
      navigator.leave(destination);
      return null;
    },
    'leave-again': async () => {
      if (held.destination !== null) navigator.leave(held.destination);
      return null;
    },
    forget: async () => {
      Object.assign(held, nothingHeld());
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
