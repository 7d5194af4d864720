import type { ResultAsync } from 'neverthrow';
import type { StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** The server refused the stream for good. `code` is the TLCP error code. */
export interface StreamRefused {
  readonly kind: 'stream-refused';
  readonly code: number;
}

/** Real-time market data for a session (spec 4, 7). */
export interface MarketStream {
  /** Connects with the session as the password. Resolves once data can flow. */
  connect(session: SessionHeaders): ResultAsync<void, StreamRefused>;
  /** Calls the listener with every new status. Returns a function that unsubscribes. */
  onStatus(listener: (status: StreamStatus) => void): () => void;
  /** Calls the listener with every update of the subscribed items. Returns a function that unsubscribes. */
  subscribe(subscription: StreamSubscription, listener: (update: StreamUpdate) => void): () => void;
  disconnect(): void;
}
