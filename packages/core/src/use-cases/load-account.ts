import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { AccountGateway, LoadAccountError } from '../ports/account-gateway.ts';
import type { Account } from '../session/account.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** Fetches the account data behind an open session (spec 4). */
export type LoadAccount = (
  parameters: SessionParameters,
  cancellation: Cancellation,
) => ResultAsync<Account, LoadAccountError>;

/** Makes the account's loading over a gateway. */
export const makeLoadAccount =
  (accounts: AccountGateway): LoadAccount =>
  ({ username, session }, cancellation) =>
    accounts.load({ username, session }, cancellation);
