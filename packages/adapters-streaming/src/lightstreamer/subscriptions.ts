import type { Clock } from '@gatehouse-login/core';
import type { StreamSubscription, StreamUpdate, SubscriptionRefused } from '@gatehouse-login/core/streaming';
import { subscriptionFault } from './check-subscription.ts';
import { makeCommandMode } from './command-mode.ts';
import { makeEventMode } from './event-mode.ts';
import { makeMergeMode } from './merge-mode.ts';
import type { Mode, ServerUpdate } from './mode.ts';
import type { Vendor, VendorClient, VendorSubscription } from './vendor.ts';

/** The subscriptions of a stream. They outlive the vendor's clients, of which each connection has its own. */
export interface Subscriptions {
  add(
    subscription: StreamSubscription,
    listener: (update: StreamUpdate) => void,
    refused?: (error: SubscriptionRefused) => void,
  ): () => void;
  /** Sends all subscriptions, and those that are added later, to this client. */
  attach(vendor: Vendor, client: VendorClient): void;
  /** Forgets the client. */
  detach(): void;
}

interface Entry {
  readonly subscription: StreamSubscription;
  readonly mode: Mode;
  readonly refuse: (code: number) => void;
  sent: VendorSubscription | null;
}

const modeOf = (
  subscription: StreamSubscription,
  clock: Pick<Clock, 'wait'>,
  deliver: (update: StreamUpdate) => void,
): Mode => {
  if (subscription.mode === 'MERGE') return makeMergeMode(subscription, clock, deliver);
  if (subscription.mode === 'COMMAND') return makeCommandMode(subscription, deliver);
  return makeEventMode(subscription, deliver);
};

/** Creates the subscriptions of one stream. */
export function makeSubscriptions(clock: Pick<Clock, 'wait'>): Subscriptions {
  const entries = new Set<Entry>();
  let place: { readonly vendor: Vendor; readonly client: VendorClient } | null = null;

  function send(entry: Entry): void {
    if (place === null) return;
    const { adapter, mode, items, fields, snapshot } = entry.subscription;
    const sent = new place.vendor.Subscription(mode, [...items], [...fields]);
    sent.setDataAdapter(adapter);
    // RAW has no snapshots, and the vendor's client throws if a RAW subscription mentions them.
    if (mode !== 'RAW') sent.setRequestedSnapshot(snapshot ? 'yes' : 'no');
    const isCurrent = (): boolean => entry.sent === sent;
    sent.addListener({
      onSubscription: () => {
        if (isCurrent()) entry.mode.subscribed();
      },
      onItemUpdate: (update) => {
        // The vendor's types know fields only by name; positions work as well, and need no search.
        if (isCurrent()) entry.mode.update(update as unknown as ServerUpdate);
      },
      onEndOfSnapshot: (item) => {
        if (isCurrent()) entry.mode.snapshotEnded(item);
      },
      onSubscriptionError: (code) => {
        if (isCurrent()) entry.refuse(code);
      },
    });
    entry.sent = sent;
    place.client.subscribe(sent);
  }

  function add(
    subscription: StreamSubscription,
    listener: (update: StreamUpdate) => void,
    refused: (error: SubscriptionRefused) => void = () => {},
  ): () => void {
    const entry: Entry = {
      subscription: { ...subscription },
      mode: modeOf(subscription, clock, (update) => {
        if (entries.has(entry)) listener(update);
      }),
      refuse(code) {
        if (entries.delete(entry)) refused({ kind: 'subscription-refused', code });
        entry.mode.close();
      },
      sent: null,
    };
    entries.add(entry);
    const fault = subscriptionFault(subscription);
    // Sent only after the caller has the function that unsubscribes.
    if (fault === null) send(entry);
    else queueMicrotask(() => entry.refuse(fault));
    return () => {
      if (!entries.delete(entry)) return;
      entry.mode.close();
      if (entry.sent !== null) place?.client.unsubscribe(entry.sent);
    };
  }

  return {
    add,
    attach(vendor, client) {
      place = { vendor, client };
      for (const entry of entries) {
        if (subscriptionFault(entry.subscription) === null) send(entry);
      }
    },
    detach() {
      place = null;
      for (const entry of entries) entry.sent = null;
    },
  };
}
