/** A header, as it was sent or received. */
export type Header = readonly [name: string, value: string];

/** One half of an exchange. */
export interface Message {
  readonly headers: readonly Header[];
  /** The body, if it is JSON or a form. Of everything else, what it is. Null without a body. */
  readonly body: string | null;
  /** The bytes of the whole body. */
  readonly size: number;
}

/** An answer. */
export interface Answer extends Message {
  readonly status: number;
  readonly statusText: string;
}

/** A request and its answer. It holds no secrets. */
export interface JournalEntry {
  /** When the request was sent, in epoch milliseconds. */
  readonly startedAt: number;
  readonly method: string;
  readonly url: string;
  readonly request: Message;
  /** Null if there was none. */
  readonly answer: Answer | null;
  /** Milliseconds until the first byte of the answer, or until there was none. */
  readonly wait: number;
  /** Milliseconds from there to its last byte. */
  readonly receive: number;
  /** Why there was no whole answer. */
  readonly failure?: string;
}
