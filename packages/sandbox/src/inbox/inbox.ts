import { type Events, makeEvents } from '../events/events.ts';

/** A message that the platform would have sent to a person (functional spec, handles of the sandbox). */
export interface Message {
  /** The email address or the phone number. */
  readonly to: string;
  /** How the message was sent. */
  readonly kind: 'email' | 'sms';
  /** The two-factor code. */
  readonly code: string;
  /** ISO 8601. */
  readonly at: string;
  /** Who the message is for. */
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
