import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled, ServiceError, SessionExpired } from '../errors/domain-error.ts';
import type { Account } from '../session/account.ts';
import type { SessionHeaders } from './session-gateway.ts';

/** The errors of loading the account. */
export type LoadAccountError = SessionExpired | ServiceError | Cancelled;

/** Loads the account data of the logged-on user. */
export interface AccountGateway {
  /** `GET v2/UserAccount/ClientAndTradingAccount` (spec 7). */
  load(session: SessionHeaders, cancellation: Cancellation): ResultAsync<Account, LoadAccountError>;
}
