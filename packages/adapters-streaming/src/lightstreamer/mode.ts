import type { StreamUpdate } from '@gatehouse-login/core/streaming';

/** An update of the vendor's client. Positions start at 1. */
export interface ServerUpdate {
  getItemName(): string;
  getItemPos(): number;
  getValue(field: number): string | null;
  isSnapshot(): boolean;
}

/**
 * The memory of a subscription. It tells its listener every change once, although the server sends everything
 * again after a lost session.
 */
export interface Mode {
  /** The server accepted the subscription: for the first time, or again in a new session. */
  subscribed(): void;
  update(update: ServerUpdate): void;
  /** The server has sent the whole snapshot of this item. */
  snapshotEnded(item: string): void;
  close(): void;
}

/** Calls the listener of a subscription. */
export type Deliver = (update: StreamUpdate) => void;

/** Returns the values of an update by field. */
export const valuesOf = (update: ServerUpdate, fields: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(fields.map((field, index) => [field, update.getValue(index + 1)]));

/** Returns the values that differ from those in `old`, or null if none does. */
export function changesOf(
  old: Readonly<Record<string, string | null>> | undefined,
  values: Readonly<Record<string, string | null>>,
): Record<string, string | null> | null {
  if (old === undefined) return { ...values };
  const changed = Object.entries(values).filter(([field, value]) => old[field] !== value);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
