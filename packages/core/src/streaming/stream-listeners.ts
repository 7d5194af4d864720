import { type ConflationClock, makeConflation } from './conflation.ts';
import type { StreamError, SubscriptionRefused } from './stream-error.ts';
import type { StreamStatus } from './stream-status.ts';
import type { StreamSubscription, StreamUpdate } from './stream-subscription.ts';
import { connectionAfter, NOT_CONNECTED, type StreamSignal } from './stream-transitions.ts';

/** The listeners of a market stream. An adapter exposes the first functions and calls those named `emit…`. */
export interface StreamListeners {
  /** The status of the connection now. */
  readonly status: StreamStatus;
  /** Calls the listener with every new status. Returns a function that unsubscribes. */
  onStatus(listener: (status: StreamStatus) => void): () => void;
  /** Calls the listener when a connection ends for good without being asked to. Returns a function that unsubscribes. */
  onEnd(listener: (error: StreamError) => void): () => void;
  /** Adds a subscription for an adapter that gets its updates by `emitUpdate`. */
  subscribe(
    subscription: StreamSubscription,
    listener: (update: StreamUpdate) => void,
    refused?: (error: SubscriptionRefused) => void,
  ): () => void;
  /** Calls the listeners of the status, if the signal changes it. */
  emitSignal(signal: StreamSignal): void;
  /** Calls the listeners of the end. */
  emitEnd(error: StreamError): void;
  /** Sends an update to the subscriptions that include its item, with the fields that each asked for. */
  emitUpdate(update: StreamUpdate): void;
  /** Ends the subscriptions to a data adapter with the server's refusal. */
  emitRefused(adapter: string, code: number): void;
  /** The active subscriptions. */
  readonly subscriptions: readonly StreamSubscription[];
}

interface Subscriber {
  readonly hear: (update: StreamUpdate) => void;
  readonly refuse: (error: SubscriptionRefused) => void;
  readonly leave: () => void;
}

const mergeValues = (old: StreamUpdate, next: StreamUpdate): StreamUpdate => ({
  item: next.item,
  values: { ...old.values, ...next.values },
});

/** Creates the listeners of one stream. The clock is for subscriptions with a throttle. */
export function makeStreamListeners(clock: ConflationClock): StreamListeners {
  const statusListeners = new Set<(status: StreamStatus) => void>();
  const endListeners = new Set<(error: StreamError) => void>();
  const subscribers = new Map<StreamSubscription, Subscriber>();
  let connection = NOT_CONNECTED;
  return {
    get status() {
      return connection.status;
    },
    onStatus(listener) {
      const own = (status: StreamStatus): void => listener(status);
      statusListeners.add(own);
      return () => statusListeners.delete(own);
    },
    onEnd(listener) {
      const own = (error: StreamError): void => listener(error);
      endListeners.add(own);
      return () => endListeners.delete(own);
    },
    subscribe(subscription, listener, refused = () => {}) {
      // A copy, so that the same subscription can be added twice.
      const own = { ...subscription };
      const throttle = own.mode === 'MERGE' ? (own.throttle ?? 0) : 0;
      const turns = makeConflation<string, StreamUpdate>(
        throttle,
        clock,
        (_, update) => listener(update),
        mergeValues,
      );
      const leave = (): void => {
        turns.close();
        subscribers.delete(own);
      };
      subscribers.set(own, { hear: (update) => turns.put(update.item, update), refuse: refused, leave });
      return leave;
    },
    emitSignal(signal) {
      const next = connectionAfter(connection, signal);
      if (next === connection) return;
      connection = next;
      for (const listener of [...statusListeners]) listener(next.status);
    },
    emitEnd(error) {
      for (const listener of [...endListeners]) listener(error);
    },
    emitUpdate({ item, values }) {
      for (const [{ items, fields }, { hear }] of [...subscribers]) {
        const wanted = Object.entries(values).filter(([field]) => fields.includes(field));
        if (items.includes(item) && wanted.length > 0) hear({ item, values: Object.fromEntries(wanted) });
      }
    },
    emitRefused(adapter, code) {
      for (const [subscription, { refuse, leave }] of [...subscribers]) {
        if (subscription.adapter !== adapter) continue;
        leave();
        refuse({ kind: 'subscription-refused', code });
      }
    },
    get subscriptions() {
      return [...subscribers.keys()];
    },
  };
}
