import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, ServiceError, SessionExpired } from '../errors/domain-error.ts';
import type { Market } from '../streaming/market.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** The errors of a search for markets. */
export type MarketSearchError = SessionExpired | ServiceError | Cancelled;

/** Searches the platform's markets (spec 1, a market search control). */
export interface MarketSearch {
  /** Returns the markets whose name contains the text, the best match first. */
  find(
    session: SessionHeaders,
    text: string,
    cancellation: Cancellation,
  ): ResultAsync<readonly Market[], MarketSearchError>;
}
