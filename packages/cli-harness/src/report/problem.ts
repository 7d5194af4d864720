import { type DomainError, ENGLISH, ERROR_TABLE, formatMessage, messageOf } from '@gatehouse/core';

/** What kept a login from its end, for people and for scripts. */
export interface Problem {
  /** The kind of a domain error, or of what the command itself found. */
  readonly kind: string;
  /** The platform's own error code, if it gave one. */
  readonly code?: number;
  readonly message: string;
  /** What to do about it. */
  readonly next: string;
}

/** Words an error of the core; never with a server's own words. */
export function problemOf(error: DomainError): Problem {
  const { next } = ERROR_TABLE[error.kind];
  const code = error.kind === 'session-refused' ? error.code : undefined;
  return { kind: error.kind, ...(code === undefined ? {} : { code }), message: wordsOf(error), next };
}

function wordsOf(error: DomainError): string {
  if (error.kind === 'configuration-fault') {
    const place = error.field === undefined ? error.file : `${error.file}: ${error.field}`;
    return `${place} ${error.problem}.`;
  }
  const { key, values } = messageOf(error);
  const message = formatMessage(ENGLISH[key], values);
  if (error.kind === 'malformed-answer') return `${message} (${error.detail})`;
  if (error.kind === 'unreachable' && error.status !== undefined) return `${message} (HTTP ${error.status})`;
  return message;
}
