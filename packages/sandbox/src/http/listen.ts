import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { refusalReply, WIRE_TYPE } from './answer.ts';

/** Takes over a connection that is to speak another protocol, such as a WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Why a port could not be listened at. */
export type ListenError =
  | {
      readonly kind: 'port-in-use';
      /** The port. */
      readonly port: number;
    }
  | {
      readonly kind: 'port-not-allowed';
      readonly port: number;
      /** Why the system does not allow it. */
      readonly reason: string;
    };

/** A port of this machine's loopback addresses: 127.0.0.1, and ::1 where there is IPv6. */
export interface LoopbackServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Listeners {
  readonly listener: RequestListener;
  readonly upgrade: Upgrade | undefined;
}

/** How often to try another free port when the one found on IPv4 is taken on IPv6. */
const ATTEMPTS = 20;

/**
 * The same as in nginx. With Node's default of five seconds, a visitor who types a password would have to connect
 * again.
 */
const KEEP_ALIVE_MS = 75_000;

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : String(cause);

const GARBAGE_BODY = JSON.stringify(refusalReply('bad-request').body);
const GARBAGE_ANSWER = [
  'HTTP/1.1 400 Bad Request',
  `Content-Type: ${WIRE_TYPE}`,
  `Content-Length: ${Buffer.byteLength(GARBAGE_BODY)}`,
  'Connection: close',
  '',
  GARBAGE_BODY,
].join('\r\n');

/** Answers a request that is not HTTP in the platform's form. */
function refuseGarbage(_: Error, socket: Duplex): void {
  if (socket.writable) socket.end(GARBAGE_ANSWER);
  else socket.destroy();
}

function listen({ listener, upgrade }: Listeners, host: string, port: number): ResultAsync<Server, string> {
  const server = createServer(listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (upgrade !== undefined) server.on('upgrade', upgrade);
  server.on('clientError', refuseGarbage);
  // Otherwise Node answers an unknown `Expect` itself, and not in the platform's form.
  server.on('checkExpectation', listener);
  const listening = new Promise<Server>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::1', exclusive: true }, () => {
      server.removeListener('error', reject);
      resolve(server);
    });
  });
  return ResultAsync.fromPromise(listening, codeOf);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const failure = (port: number, reason: string): ListenError =>
  reason === 'EADDRINUSE' ? { kind: 'port-in-use', port } : { kind: 'port-not-allowed', port, reason };

/** The errors of a machine without IPv6. */
const WITHOUT_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

async function listenOnce(
  listeners: Listeners,
  wanted: number,
): Promise<Result<LoopbackServer, ListenError>> {
  const first = await listen(listeners, '127.0.0.1', wanted);
  if (first.isErr()) return err(failure(wanted, first.error));
  const { port } = first.value.address() as AddressInfo;
  const second = await listen(listeners, '::1', port);
  if (second.isErr() && !WITHOUT_IPV6.has(second.error)) {
    await close(first.value);
    return err(failure(port, second.error));
  }
  const servers = second.isOk() ? [first.value, second.value] : [first.value];
  return ok({
    port,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  });
}

/** Listens on a port of the loopback addresses. Port 0 takes any free one. */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
  upgrade?: Upgrade,
): Promise<Result<LoopbackServer, ListenError>> {
  const listeners = { listener, upgrade };
  let outcome = await listenOnce(listeners, port);
  for (let tried = 1; port === 0 && outcome.isErr() && tried < ATTEMPTS; tried += 1) {
    outcome = await listenOnce(listeners, port);
  }
  return outcome;
}
