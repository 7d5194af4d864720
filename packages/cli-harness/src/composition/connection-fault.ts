import type { ConnectionCause } from '@gatehouse-login/core';
import type { ConnectionFault } from '../driver/site.ts';

// Error codes of Node, of its TLS and of its fetch.
const PROBLEMS: Readonly<Record<string, ConnectionCause>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ETIMEDOUT: 'silent',
  UND_ERR_CONNECT_TIMEOUT: 'silent',
  UND_ERR_HEADERS_TIMEOUT: 'silent',
  EHOSTUNREACH: 'no-route',
  ENETUNREACH: 'no-route',
  ECONNRESET: 'broken-off',
  EPIPE: 'broken-off',
  UND_ERR_SOCKET: 'broken-off',
  CERT_HAS_EXPIRED: 'expired-certificate',
  CERT_NOT_YET_VALID: 'expired-certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong-certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted-certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted-certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted-certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted-certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted-certificate',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no-tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no-tls',
};

/** Why a fetch rejected, by the error codes on it. Null if none of them is known. */
export function connectionProblemOf(error: unknown): ConnectionCause | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && Object.hasOwn(PROBLEMS, cause.code)) {
      return PROBLEMS[cause.code] ?? null;
    }
    // For these two, Node's fetch has no codes.
    if (cause.message === 'unexpected redirect') return 'redirected';
    if (cause.message === 'bad port') return 'blocked-port';
  }
  return null;
}

/** Why a fetch of an address rejected, and the host. */
export function faultOf(error: unknown, url: string): ConnectionFault | null {
  const problem = connectionProblemOf(error);
  return problem === null ? null : { problem, host: new URL(url).host };
}
