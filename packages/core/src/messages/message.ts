import type { MessageKey } from './english.ts';

/** Values for the `{placeholders}` of a message: plain text and numbers, never markup. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message by its key, so that each driver can show it in its own language. */
export interface Message {
  /** The key of the text. */
  readonly key: MessageKey;
  /** The values of the text's placeholders. */
  readonly values?: MessageValues;
}
