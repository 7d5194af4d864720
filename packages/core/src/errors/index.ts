/**
 * The errors that a login can meet, what the platform calls them, and what a visitor reads. Each is a value with a `kind`; none holds
 * a password, a code or a session.
 *
 * ```ts
 * import { type DomainError, ERROR_TABLE, messageOf } from '@gatehouse-login/core/errors';
 *
 * const error: DomainError = { kind: 'too-many-attempts', seconds: 5 };
 * const { code, retryable } = ERROR_TABLE[error.kind];
 * console.log(code, retryable, messageOf(error).key); // prints: 5002 true error.too-many-attempts
 * ```
 *
 * @packageDocumentation
 */

export type { DomainError, ErrorKind } from './domain-error.ts';
export { ERROR_TABLE, type ErrorRow } from './error-table.ts';
export { messageOf } from './message-of.ts';
export { makeReference } from './reference.ts';
