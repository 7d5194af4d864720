import type { Message } from '../messages/message.ts';
import type { DomainError } from './domain-error.ts';

/** Returns the message of an error for the visitor. It never contains a server's own words. */
export function messageOf(error: DomainError): Message {
  // A kind of error without a message of its name does not compile.
  const key = `error.${error.kind}` as const;
  switch (error.kind) {
    case 'too-many-attempts':
    case 'service-busy':
      return { key, values: { seconds: error.seconds } };
    case 'configuration-fault': {
      const { file, field, problem } = error;
      if (field === undefined) return { key: 'configurationFault.file', values: { file, problem } };
      return { key, values: { file, field, problem } };
    }
    default:
      return { key };
  }
}
