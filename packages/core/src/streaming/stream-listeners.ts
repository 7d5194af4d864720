import type { StreamStatus } from './stream-status.ts';
import type { StreamSubscription, StreamUpdate } from './stream-subscription.ts';

/** The listeners of a market stream. An adapter exposes the first two functions and calls the others. */
export interface StreamListeners {
  /** Calls the listener with every status. Returns a function that unsubscribes. */
  onStatus(listener: (status: StreamStatus) => void): () => void;
  /** Calls the listener with the updates of a subscription. Returns a function that ends it. */
  subscribe(subscription: StreamSubscription, listener: (update: StreamUpdate) => void): () => void;
  emitStatus(status: StreamStatus): void;
  /** Sends an update to the subscriptions that include its item, with the fields that each asked for. */
  emitUpdate(update: StreamUpdate): void;
  /** The active subscriptions. */
  readonly subscriptions: readonly StreamSubscription[];
}

/** Creates the listeners of one stream. */
export function makeStreamListeners(): StreamListeners {
  const statusListeners = new Set<(status: StreamStatus) => void>();
  const subscribers = new Map<StreamSubscription, (update: StreamUpdate) => void>();
  return {
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    subscribe(subscription, listener) {
      // A copy, so that the same subscription can be added twice.
      const own = { ...subscription };
      subscribers.set(own, listener);
      return () => subscribers.delete(own);
    },
    emitStatus(status) {
      for (const listener of [...statusListeners]) listener(status);
    },
    emitUpdate({ item, values }) {
      for (const [{ items, fields }, listener] of [...subscribers]) {
        const wanted = Object.entries(values).filter(([field]) => fields.includes(field));
        if (items.includes(item) && wanted.length > 0) listener({ item, values: Object.fromEntries(wanted) });
      }
    },
    get subscriptions() {
      return [...subscribers.keys()];
    },
  };
}
