import { type Events, makeEvents } from '../events/events.ts';

/** A message that the platform would have sent to a person (functional spec, handles of the sandbox). */
export interface Message {
  readonly to: string;
  readonly kind: 'email' | 'sms';
  readonly code: string;
  /** ISO 8601. */
  readonly at: string;
  readonly username: string;
}

const INBOX_LIMIT = 200;

/** The messages that the platform has sent, the last 200 of them. */
export interface Inbox {
  deliver(message: Message): void;
  /** Newest first. */
  messages(): readonly Message[];
  readonly subscribe: Events<Message>['subscribe'];
  clear(): void;
}

export function makeInbox(): Inbox {
  const messages: Message[] = [];
  const events = makeEvents<Message>();
  return {
    deliver: (message) => {
      messages.unshift(message);
      messages.length = Math.min(messages.length, INBOX_LIMIT);
      events.emit(message);
    },
    messages: () => [...messages],
    subscribe: events.subscribe,
    clear: () => {
      messages.length = 0;
    },
  };
}
