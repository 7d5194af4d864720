import { err, ok, type Result } from 'neverthrow';
import type { Message } from './inbox.ts';

/** The filter of a request for messages. A missing field filters nothing. */
export interface MessageQuery {
  /** A person's id or login name. */
  readonly person?: string | undefined;
  readonly kind?: string | undefined;
}

/** Whether a message passes the filter. */
export type MessageFilter = (message: Message) => boolean;

/** The people that messages can be sent to. */
export interface Recipients {
  readonly ids: readonly string[];
  /** The user name of a person, by id or login name. */
  usernameOf(person: string): string | undefined;
}

const KINDS: readonly string[] = ['email', 'sms'] satisfies readonly Message['kind'][];

/** Makes the filter for a query. The error lists the values that a query can have. */
export function makeMessageFilter(
  { person, kind }: MessageQuery,
  { ids, usernameOf }: Recipients,
): Result<MessageFilter, string> {
  const wanted = person === undefined ? undefined : usernameOf(person);
  if (person !== undefined && wanted === undefined) {
    return err(`"person" must be the id or the user name of one of: ${ids.join(', ')}.`);
  }
  if (kind !== undefined && !KINDS.includes(kind)) return err(`"kind" must be one of: ${KINDS.join(', ')}.`);
  return ok(
    (message) =>
      (wanted === undefined || message.username === wanted) && (kind === undefined || message.kind === kind),
  );
}
