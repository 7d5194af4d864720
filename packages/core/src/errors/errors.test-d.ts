import type { MessageKey } from '../messages/english.ts';
import type { DomainError, ErrorKind } from './domain-error.ts';
import { ERROR_TABLE, type ErrorRow } from './error-table.ts';
import { unreachable } from './unreachable.ts';

// Every kind has a row: a table without one does not compile.
const { cancelled: _none, ...lacking } = ERROR_TABLE;
export const whole: Record<ErrorKind, ErrorRow> = ERROR_TABLE;
// @ts-expect-error `cancelled` has no row
export const incomplete: Record<ErrorKind, ErrorRow> = lacking;

// Every kind has a message of its name.
export const named: readonly MessageKey[] = [] as readonly `error.${ErrorKind}`[];

export function settled(error: DomainError): string {
  switch (error.kind) {
    case 'offline':
      return 'offline';
    default:
      // @ts-expect-error the other kinds are not handled
      return unreachable(error);
  }
}

// @ts-expect-error no error has room for a password
export const secret: DomainError = { kind: 'session-refused', password: 'p' };

// @ts-expect-error a server that names a time must say how long
export const timeless: DomainError = { kind: 'service-busy' };
