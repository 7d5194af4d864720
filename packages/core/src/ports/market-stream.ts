import type { ResultAsync } from 'neverthrow';
import type { StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** A server's final refusal of a stream; `code` is the TLCP error code. */
export interface StreamRefused {
  readonly kind: 'stream-refused';
  readonly code: number;
}

/** Real-time market data behind a session (spec 4, 7). */
export interface MarketStream {
  /** Connects with the session as the password; resolves once data can flow. */
  connect(session: SessionHeaders): ResultAsync<void, StreamRefused>;
  /** Tells of every status; the answer stops it. */
  onStatus(listener: (status: StreamStatus) => void): () => void;
  /** Subscribes to items; the answer ends the subscription. */
  subscribe(subscription: StreamSubscription, listener: (update: StreamUpdate) => void): () => void;
  disconnect(): void;
}
