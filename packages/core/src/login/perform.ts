import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { CommandOf } from '../flow/command.ts';
import type { CommandEvent } from '../flow/event.ts';
import type { Perform } from '../flow/runner.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import type { Credentials } from '../session/credentials.ts';
import type { SessionParameters } from '../session/login-answer.ts';
import { makeChooseDestination } from '../use-cases/choose-destination.ts';
import { type LoginOutcome, verifiedOutcome } from '../use-cases/login-outcome.ts';
import { makePlatformDestination } from '../use-cases/platform-destination.ts';
import { rememberVisitor } from '../use-cases/remember-visitor.ts';
import { signIn } from '../use-cases/sign-in.ts';
import * as events from './events-of.ts';
import { type Held, nothingHeld } from './held.ts';
import type { LoginPorts } from './ports.ts';
import { makeResendWaits } from './resend-waits.ts';

/** How long leaving may take before the visitor is offered a Continue button, in milliseconds. */
export const DEPARTURE_PATIENCE = 10_000;

type Answer = Promise<CommandEvent | null>;

/**
 * Creates the function that carries out commands. It alone holds the session and the other secrets that later commands
 * need: no command and none of the events that it returns holds one.
 */
export function makePerform(ports: LoginPorts, configuration: Configuration): Perform {
  const { sessions, twoFactor, passwords, accounts, store, tracker, clock, navigator, theme } = ports;
  const platformDestination = makePlatformDestination(configuration, clock, theme);
  const chooseDestination = makeChooseDestination(configuration, platformDestination);
  const held = nothingHeld();
  const resends = makeResendWaits(clock);

  return (command, cancellation): Answer => {
    switch (command.run) {
      case 'sign-in':
        return openSession(command.credentials, cancellation);
      case 'send-code':
        return sendCode(command.contactId, cancellation);
      case 'verify-code':
        return verifyCode(command.code, cancellation);
      case 'load-account':
        return loadAccount(cancellation);
      case 'choose-destination':
        return holdDestination(destinationOf(command), cancellation);
      case 'prepare-departure':
        return prepareDeparture(command);
      case 'change-password':
        return changePassword(command, cancellation);
      case 'recall-departure':
        return holdDestination(held.prepared, cancellation);
      case 'remember':
        return quietly(rememberVisitor(store, command.draft));
      case 'record':
        return quietly(tracker.record(command.event));
      case 'leave':
        Object.assign(held, nothingHeld(), { destination: held.destination });
        return quietly(held.destination && navigator.leave(held.destination));
      case 'forget':
        return forget();
      case 'watch-departure':
        return clock.wait(DEPARTURE_PATIENCE, cancellation).then(() => ({ type: 'departure-stalled' }));
      case 'wait-for-cooldown':
        return clock.wait(command.seconds * 1000, cancellation).then(() => ({ type: 'cooldown-ended' }));
      case 'wait-for-resend':
        return clock.wait(command.seconds * 1000, cancellation).then(() => ({ type: 'resend-ready' }));
    }
  };

  async function openSession(credentials: Credentials, cancellation: Cancellation): Answer {
    return signIn(sessions, configuration, credentials, cancellation).match(
      (outcome) => hold(credentials.username, outcome, cancellation),
      events.signInFailed,
    );
  }

  async function sendCode(contactId: string, cancellation: Cancellation): Answer {
    if (held.challenge === null) return { type: 'code-not-sent', error: { kind: 'code-not-sent' } };
    const { username, twoFaToken } = held.challenge;
    return twoFactor.sendCode({ twoFaToken, contactId }, cancellation).match(events.codeSent, (error) => {
      if (error.kind === 'code-not-sent') resends.begin(username, error.seconds);
      return events.codeNotSent(error);
    });
  }

  async function verifyCode(code: string, cancellation: Cancellation): Answer {
    if (held.challenge === null) return { type: 'verification-failed', error: { kind: 'session-expired' } };
    const { username, twoFaToken } = held.challenge;
    return twoFactor
      .verifyCode({ twoFaToken, code }, cancellation)
      .andThen((answer) => verifiedOutcome(username, answer))
      .match((outcome) => hold(username, outcome, cancellation), events.verificationFailed);
  }

  /** Keeps what later steps need. After a cancellation, closes the session instead. */
  async function hold(
    username: string,
    outcome: LoginOutcome,
    cancellation: Cancellation,
  ): Promise<CommandEvent> {
    const parameters = outcome.kind === 'two-factor-required' ? null : outcome.parameters;
    if (cancellation.cancelled) {
      if (parameters !== null) await close(parameters);
    } else {
      held.open = parameters;
      // A token is good for one login.
      held.challenge =
        outcome.kind === 'two-factor-required' ? { username, twoFaToken: outcome.twoFaToken } : null;
    }
    return events.loginOutcome(outcome, resends.left(username));
  }

  function loadAccount(cancellation: Cancellation): Answer {
    if (held.open === null) return sessionGone();
    return accounts.load(headersOf(held.open), cancellation).match((account) => {
      if (!cancellation.cancelled) held.account = account;
      return events.accountLoaded();
    }, events.accountFailed);
  }

  function destinationOf({ visit, platformType }: CommandOf<'choose-destination'>): Held['prepared'] {
    const { open: parameters, account } = held;
    return parameters && account && chooseDestination({ visit, platformType, parameters, account });
  }

  /** Keeps where the visitor goes, and tells the flow no more than it may show. */
  function holdDestination(destination: Held['prepared'], cancellation: Cancellation): Answer {
    if (destination === null) return sessionGone();
    return destination.match((chosen) => {
      if (!cancellation.cancelled) held.destination = chosen;
      return events.destinationChosen(chosen);
    }, events.destinationRefused);
  }

  async function prepareDeparture({ visit, platformType }: CommandOf<'prepare-departure'>): Answer {
    const { open: parameters } = held;
    held.prepared =
      parameters &&
      platformDestination({ visit, platformType, parameters, accountOperator: '', maySso: false });
    return null;
  }

  function changePassword(command: CommandOf<'change-password'>, cancellation: Cancellation): Answer {
    const { username, oldPassword, newPassword } = command;
    const session = held.open && headersOf(held.open);
    return passwords
      .change({ username, oldPassword, newPassword, session }, cancellation)
      .match(events.passwordChanged, events.passwordNotChanged);
  }

  async function forget(): Answer {
    const { open } = held;
    Object.assign(held, nothingHeld());
    if (open !== null) await close(open);
    return null;
  }

  /** Logs off a session that nobody will use. If that fails, nothing changes for the visitor. */
  async function close(parameters: SessionParameters): Promise<void> {
    await sessions.close(headersOf(parameters));
  }
}

const headersOf = ({ username, session }: SessionParameters): SessionHeaders => ({ username, session });

const sessionGone = async (): Answer => ({ type: 'session-gone' });

/** Waits for something that leads to no event. */
async function quietly(done: unknown): Answer {
  await done;
  return null;
}
