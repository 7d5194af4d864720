import type {
  CodeNotSent,
  DomainError,
  ListedRedirectUri,
  PasswordNotChanged,
  ServiceError,
} from '@gatehouse-login/core';
import type { Ending } from '../report/ending.ts';
import { ERROR_ENDINGS } from '../report/error-ending.ts';
import { problemOf } from '../report/problem.ts';
import { input, ours, type Sentence, say } from '../report/sentence.ts';
import type { ConnectionFault } from './site.ts';

/** The ending after an error. */
export function failure(error: DomainError, where: Whereabouts): Ending {
  const isStep = error.kind === 'code-not-sent' || error.kind === 'password-not-changed';
  return isStep && error.cause !== undefined
    ? stepFailure(error, error.cause, where)
    : { outcome: ERROR_ENDINGS[error.kind].outcome, problem: problemOf(error, adviceFor(error, where)) };
}

/**
 * The ending when a code was not sent, or a password not changed, because the platform gave no usable answer. A
 * visitor sees the same message as after a refusal. A script must be able to tell the two apart.
 */
function stepFailure(
  error: CodeNotSent | PasswordNotChanged,
  service: ServiceError,
  where: Whereabouts,
): Ending {
  const { outcome, problem } = failure(service, where);
  if (problem === undefined || error.kind === 'code-not-sent') {
    return {
      outcome,
      ...(problem && { problem: { ...problem, message: say`The code was not sent: ${problem.message}` } }),
    };
  }
  const message = say`The platform did not say whether the password was changed. ${problem.message}`;
  const next = say`Log in with the new password. If it is refused, the old one still counts.`;
  return { outcome, problem: { ...problem, message, next } };
}

/** What is known about the place where an error happened. */
interface Whereabouts {
  /** The site's origin. */
  readonly origin: string;
  /** The address that was called: the site's origin by default. */
  readonly called?: string;
  /** The addresses that the site's configuration lists. */
  readonly redirectUris?: readonly ListedRedirectUri[];
}

/** Advice about an error that fits this site. Null where the general advice is as good. */
export function adviceFor(error: DomainError, where: Whereabouts): Sentence | null {
  const { origin, called = origin } = where;
  switch (error.kind) {
    case 'unreachable':
      if (error.status !== undefined)
        return say`The server answers, but with an error of its own. If it keeps doing so, tell those who run it.`;
      return error.cause === undefined
        ? null
        : reconnect({ problem: error.cause, host: new URL(called).host });
    case 'timed-out':
      return say`Allow more time with ${input('timeout')}. If it keeps failing, check that ${origin} answers.`;
    case 'configuration-fault':
      // Without a field there is no usable file at all. More often the address is wrong than the file.
      return error.field === undefined
        ? say`Is ${origin} the address of a login page? If it is, correct the file there. If not, give the right address.`
        : null;
    case 'invalid-redirect-uri':
      return allowed(where);
    default:
      return null;
  }
}

// Whoever runs the command may see the list. The page shows it to nobody.
function allowed({ redirectUris = [] }: Whereabouts): Sentence | null {
  const listed = redirectUris.map(({ uri }) => uri).join(', ');
  const { next } = ERROR_ENDINGS['invalid-redirect-uri'];
  return listed === '' ? null : say`${ours(next)} It lists these: ${listed}.`;
}

/** What a failed connection means, and what to do about it. */
export function reconnect({ problem, host }: ConnectionFault): Sentence {
  switch (problem) {
    case 'refused':
      return say`${host} refused the connection. Check the port, and that the site is running.`;
    case 'unknown-host':
      return say`The host name ${host} was not found. Check its spelling, and your network.`;
    case 'silent':
      return say`${host} did not accept the connection in time. Check the address, and any network or proxy in between.`;
    case 'no-route':
      return say`There is no route to ${host}. Check your network.`;
    case 'broken-off':
      return say`${host} closed the connection. Try again, and check that this is the address of a web site.`;
    case 'redirected':
      return say`${host} redirects to another address. Open it in a browser, and give the address that it ends at.`;
    case 'blocked-port':
      return say`Browsers and this command refuse to connect to the port of ${host}. Choose another port.`;
    case 'no-tls':
      return say`${host} does not answer with https on this port. Check the port, or use http on this machine.`;
    case 'untrusted-certificate':
      return say`The certificate of ${host} is not trusted. Name the authority that signed it with ${input('ca file')}.`;
    case 'expired-certificate':
      return say`The certificate of ${host} is not valid today. Renew it, or correct the clock of this machine.`;
    case 'wrong-certificate':
      return say`The certificate of ${host} was issued for another host name. Use that name.`;
  }
}
