import type { StreamSubscription } from '@gatehouse-login/core/streaming';

// TLCP codes of refused subscriptions.
const NO_KEY = 15;
const NO_COMMAND = 16;
const BAD_ITEMS = 21;
const BAD_FIELDS = 23;
const SNAPSHOT_OF_RAW = 8;

// Names are separated by spaces on the wire, and the vendor's client takes a number for a position.
const isName = (text: string): boolean => text !== '' && !/\s/.test(text) && !/^\d+$/.test(text);
const areNames = (names: readonly string[]): boolean => names.length > 0 && names.every(isName);

/** Returns the TLCP code for a subscription that cannot be sent, or null. The vendor's client would throw. */
export function subscriptionFault({ mode, items, fields, snapshot }: StreamSubscription): number | null {
  if (!areNames(items)) return BAD_ITEMS;
  if (!areNames(fields)) return BAD_FIELDS;
  if (mode === 'RAW' && snapshot) return SNAPSHOT_OF_RAW;
  if (mode === 'COMMAND' && !fields.includes('key')) return NO_KEY;
  if (mode === 'COMMAND' && !fields.includes('command')) return NO_COMMAND;
  return null;
}
