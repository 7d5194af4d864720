import type { StreamServer } from './stream-server.ts';
import type { StreamSession } from './stream-session.ts';
import { readSubscription } from './subscription.ts';
import { TLCP_ERRORS, type TlcpError, type TlcpRequest } from './tlcp.ts';

/** An answer to a request, and what happens after it was sent. */
export interface ControlAnswer {
  readonly line: string;
  readonly follow?: () => void;
}

function refused(id: string, code: TlcpError): ControlAnswer {
  return {
    line: `REQERR,${id},${code},${TLCP_ERRORS[code]}`,
  };
}

function add(
  { board, faults }: StreamServer,
  session: StreamSession,
  request: TlcpRequest,
  id: string,
): ControlAnswer {
  const refusal = faults.take('refuse-subscription');
  if (refusal !== undefined) return { line: `REQERR,${id},${refusal.code},Refused on purpose` };
  return readSubscription(
    request,
    board,
    session.person,
    session.notify,
    () => faults.take('wrong-counts') !== undefined,
  ).match(
    (subscription) => {
      const subscriptionId = request.get('LS_subId') ?? '';
      session.subscriptions.get(subscriptionId)?.end();
      session.subscriptions.set(subscriptionId, subscription);
      return { line: `REQOK,${id}`, follow: subscription.start };
    },
    (code) => refused(id, code),
  );
}

function remove(session: StreamSession, request: TlcpRequest, id: string): ControlAnswer {
  const subscriptionId = request.get('LS_subId') ?? '';
  const subscription = session.subscriptions.get(subscriptionId);
  if (subscription === undefined) return refused(id, 19);
  subscription.end();
  session.subscriptions.delete(subscriptionId);
  return { line: `REQOK,${id}`, follow: () => session.notify(`UNSUB,${subscriptionId}`) };
}

/** Carries out a request of a client about a session that is open. */
export function control(
  server: StreamServer,
  session: StreamSession | undefined,
  request: TlcpRequest,
): ControlAnswer {
  const id = request.get('LS_reqId') ?? '0';
  if (session === undefined) return refused(id, 20);
  switch (request.get('LS_op')) {
    case 'add':
      return add(server, session, request, id);
    case 'delete':
      return remove(session, request, id);
    case 'destroy':
      return { line: `REQOK,${id}`, follow: () => server.forget(session) };
    case 'force_rebind':
      return { line: `REQOK,${id}`, follow: session.loop };
    case 'reconf':
    case 'constrain':
      return { line: `REQOK,${id}` };
    default:
      return refused(id, 67);
  }
}
