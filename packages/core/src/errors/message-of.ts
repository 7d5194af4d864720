import type { Message } from '../messages/message.ts';
import type { DomainError } from './domain-error.ts';
import { ERROR_TABLE } from './error-table.ts';

/** The message that tells a visitor or a scripter of this error; never holds a server's own words. */
export function messageOf(error: DomainError): Message {
  const key = ERROR_TABLE[error.kind].message;
  switch (error.kind) {
    case 'too-many-attempts':
    case 'service-busy':
      return { key, values: { seconds: error.seconds } };
    case 'configuration-fault':
      return { key, values: { file: error.file, field: error.field ?? '', problem: error.problem } };
    default:
      return { key };
  }
}
