import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { StreamError, SubscriptionRefused } from '../streaming/stream-error.ts';
import type { StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** Real-time market data for a session (spec 4, 7). */
export interface MarketStream {
  /** The status of the connection now. */
  readonly status: StreamStatus;
  /**
   * Connects with the session as the password. Resolves once data can flow. Lost connections are opened again with the
   * same session until the server refuses it. Cancelling disconnects, also later. A stream that is connected already
   * is disconnected first; subscriptions stay.
   */
  connect(session: SessionHeaders, cancellation?: Cancellation): ResultAsync<void, StreamError>;
  /** Calls the listener with every new status. Returns a function that unsubscribes. */
  onStatus(listener: (status: StreamStatus) => void): () => void;
  /** Calls the listener when a connection ends for good without being asked to. Returns a function that unsubscribes. */
  onEnd(listener: (error: StreamError) => void): () => void;
  /**
   * Calls the listener with every update of the subscribed items, over all reconnections. Calls `refused` if the server
   * does not accept the subscription. Returns a function that unsubscribes.
   */
  subscribe(
    subscription: StreamSubscription,
    listener: (update: StreamUpdate) => void,
    refused?: (error: SubscriptionRefused) => void,
  ): () => void;
  /** Ends the connection. Subscriptions stay for the next one. */
  disconnect(): void;
}
