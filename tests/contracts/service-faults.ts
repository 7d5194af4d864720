import type { ServiceError } from '@gatehouse-login/core';
import type { Behaviour } from './faulty-server.ts';

/** How a platform behaves to cause a service error. */
export function behaviourOfFault(error: ServiceError): Behaviour {
  switch (error.kind) {
    case 'too-many-attempts':
      return { status: 429, headers: { 'retry-after': String(error.seconds) } };
    case 'service-busy':
      return { status: 503, headers: { 'retry-after': String(error.seconds) } };
    default:
      return { status: 500 };
  }
}

/** One of the platform's own errors. */
export const platformError = (status: number, code: number): Behaviour => ({
  status,
  body: JSON.stringify({ HttpStatus: status, ErrorCode: code, ErrorMessage: 'no|no' }),
});
