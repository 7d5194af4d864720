import type { Transport, TransportFault } from '@gatehouse-login/adapters-http';
import type { ServiceError } from '@gatehouse-login/core';

/** A transport that remembers why its last call got no usable answer. */
export interface ObservedTransport {
  readonly transport: Transport;
  /** Null after an answer, also after a refusal. */
  readonly serviceFault: () => ServiceError | null;
}

/** Wraps a transport to observe it. */
export function observeTransport(transport: Transport): ObservedTransport {
  let last: ServiceError | null = null;
  return {
    transport: {
      request: (request, cancellation) =>
        transport
          .request(request, cancellation)
          .andTee(() => {
            last = null;
          })
          .orTee((fault) => {
            last = serviceErrorOf(fault);
          }),
    },
    serviceFault: () => last,
  };
}

function serviceErrorOf(fault: TransportFault): ServiceError | null {
  switch (fault.kind) {
    case 'refused': {
      const { status, fromPlatform } = fault;
      const isRefusal = fromPlatform || status === 401 || status === 403;
      return isRefusal ? null : { kind: 'malformed-answer', detail: `the answer has the status ${status}` };
    }
    case 'unwritable':
    case 'cancelled':
      return null;
    case 'unreadable':
      return { kind: 'malformed-answer', detail: `the answer cannot be read: ${fault.reason}` };
    default:
      return fault;
  }
}
