export type { DomainError, ErrorKind } from './domain-error.ts';
export { ERROR_TABLE, type ErrorRow } from './error-table.ts';
export { messageOf } from './message-of.ts';
export { makeReference } from './reference.ts';
