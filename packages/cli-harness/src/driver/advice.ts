import type { DomainError } from '@gatehouse-login/core';
import { type Sentence, say } from '../../report/sentence.ts';
import type { ConnectionFault } from './site.ts';

/** Where an error came about: the site's origin, and why its last call did not get through, where it did not. */
export interface Whereabouts {
  readonly origin: string;
  readonly connection: ConnectionFault | null;
}

/** What to do about an error, where the command knows more than the core; null where it does not. */
export function adviceFor(error: DomainError, { origin, connection }: Whereabouts): Sentence | null {
  switch (error.kind) {
    case 'unreachable':
      return error.status === undefined && connection !== null ? reconnect(connection) : null;
    case 'timed-out':
      return say`Allow more with --timeout SECONDS; if it stays so, check that ${origin} answers.`;
    case 'configuration-fault':
      // Without a field there is no configuration at all: more often another address than a broken file.
      return error.field === undefined
        ? say`Is ${origin} the address of a login page? Give that one to --site; if it is, the file has to be mended there.`
        : null;
    default:
      return null;
  }
}

function reconnect({ problem, host }: ConnectionFault): Sentence {
  switch (problem) {
    case 'refused':
      return say`${host} refused the connection: check the port, and that the site is running.`;
    case 'unknown-host':
      return say`The name of ${host} was not found: check its spelling, and the network.`;
    case 'silent':
      return say`${host} did not take the connection in time: check the address, and the network or proxy between.`;
    case 'no-way':
      return say`There is no way to ${host} from here: check the network.`;
    case 'broken-off':
      return say`${host} broke the connection off: try again, and check that the address is that of a web site.`;
    case 'redirected':
      return say`${host} answers from another address: give the one that a browser ends at.`;
    case 'barred-port':
      return say`${host} has a port that browsers do not talk to, and neither does this command: choose another.`;
    case 'no-tls':
      return say`${host} does not speak https at this port: check the port, or use http on this machine.`;
    case 'untrusted-certificate':
      return say`The certificate of ${host} is not trusted: name the authority that signed it with --ca FILE.`;
    case 'expired-certificate':
      return say`The certificate of ${host} is not valid today: renew it, or set this machine's clock.`;
    case 'certificate-of-another':
      return say`The certificate of ${host} is made out to another name: use that one.`;
  }
}
