import { makeCarrier, type Pipe } from './carrier.ts';
import type { StreamServer } from './stream-server.ts';
import type { Carrier, StreamSession } from './stream-session.ts';
import { TLCP_ERRORS, type TlcpRequest } from './tlcp.ts';

/** A connection that carries a session now. */
export interface Connected {
  readonly session: StreamSession;
  readonly carrier: Carrier;
}

const LONGEST_POLL = 30_000;

/** How long a poll may wait, or null for a connection that streams. */
function pollOf(request: TlcpRequest): number | null {
  if (request.get('LS_polling') !== 'true') return null;
  const idle = Number(request.get('LS_idle_millis') ?? 0);
  return Number.isFinite(idle) ? Math.min(Math.max(idle, 0), LONGEST_POLL) : 0;
}

function refuse(pipe: Pipe, code: number, message: string): undefined {
  pipe.send(`CONERR,${code},${message}\r\n`);
  pipe.close();
}

/** Creates a session on a connection. Sends the refusal if there is one. */
export function create(server: StreamServer, pipe: Pipe, request: TlcpRequest): Connected | undefined {
  if (server.faults.find('silence') !== undefined) return undefined;
  const session = server.open(request);
  if ('code' in session) return refuse(pipe, session.code, session.message);
  const carrier = makeCarrier(pipe, server.faults, server.clock, pollOf(request));
  session.bind(carrier, null);
  // The answer to a poll that creates a session is complete: the client binds next.
  if (carrier.pollFor !== null) session.loop();
  return { session, carrier };
}

/**
 * Continues a session on another connection, or `current` on the same WebSocket if the request names none. Sends the refusal if it cannot be continued. */
export function bind(
  server: StreamServer,
  pipe: Pipe,
  request: TlcpRequest,
  current?: StreamSession,
): Connected | undefined {
  const id = request.get('LS_session') ?? current?.id;
  const session = server.find(id);
  const end = server.endOf(id);
  if (end !== undefined) {
    pipe.send(`END,${end.code},${end.message}\r\n`);
    pipe.close();
    return undefined;
  }
  const recoveredFrom = request.get('LS_recovery_from');
  const cannotRecover = recoveredFrom !== undefined && server.faults.find('no-recovery') !== undefined;
  if (session === undefined || cannotRecover) return refuse(pipe, 20, TLCP_ERRORS[20]);
  const carrier = makeCarrier(pipe, server.faults, server.clock, pollOf(request));
  const from = recoveredFrom === undefined ? null : Number(recoveredFrom);
  return session.bind(carrier, from) ? { session, carrier } : refuse(pipe, 20, TLCP_ERRORS[20]);
}
