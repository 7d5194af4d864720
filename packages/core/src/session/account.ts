/** The types of a client account's contract (spec 3). */
export const CONTRACT_TYPES = { live: 0, demo: 1, test: 2 } as const;

/** The types of a trading account (spec 3). */
export const TRADING_ACCOUNT_TYPES = {
  cfd: 'CFD',
  spreadBetting: 'Spread Betting',
  cashEquity: 'Cash Equity',
  crypto: 'Crypto',
} as const;

/** A trading account type that the specification lists. */
export type TradingAccountType = (typeof TRADING_ACCOUNT_TYPES)[keyof typeof TRADING_ACCOUNT_TYPES];

/** The person who logged on. */
export interface LogonUser {
  readonly username: string;
  readonly displayName: string;
}

/** A person or company that can hold rights and duties. */
export interface LegalParty {
  readonly id: string;
  readonly personalEmailAddress: string;
  readonly hasMultipleEmailAddresses: boolean;
  readonly legalPartyUniqueReference: string;
  readonly isPiisProvided: boolean;
}

/** The holder of the account. */
export interface AccountHolder {
  readonly partyId: string;
  readonly name: string;
}

/** The company that operates the account. Its flags decide the way after sign-in (spec 4, 6). */
export interface AccountOperator {
  readonly id: string;
  readonly is2FAEnabledAO: boolean;
  readonly is2FAMandatory: boolean;
  readonly isNfaEnabledClient: boolean;
  readonly isFifo: boolean;
  /** May be a fraction; null outside demo accounts. */
  readonly daysUntilExpiryForDemo: number | null;
  readonly isDMAClient: boolean;
  readonly serviceOfferingId: number | null;
}

/** A client's account with one operator. */
export interface ClientAccount {
  readonly id: string;
  readonly cultureId: number | null;
  readonly clientAccountCurrency: string;
  readonly clientTypeId: number | null;
  readonly isMiFIDRegulator: boolean;
  readonly clientAccountCreationDate: { readonly seconds: number; readonly nanos: number } | null;
  readonly isMetaTrader: boolean;
  readonly brandParentId: number | null;
  readonly accountGroupName: string;
  readonly restrictions: { readonly closeOnly: boolean; readonly acceptNewBusiness: boolean } | null;
  readonly contract: { readonly isNIGO: boolean; readonly contractType: number | null } | null;
}

/** An account that trades are booked on. */
export interface TradingAccount {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  /** A type that the specification does not list is kept as it is. */
  readonly type: TradingAccountType | (string & {});
  readonly name: string;
}

/** The accounts of one user: of the one who logged on, or of a linked account. */
export interface AccountGroup {
  readonly legalParties: readonly LegalParty[];
  readonly accountHolders: readonly AccountHolder[];
  readonly accountOperators: readonly AccountOperator[];
  readonly clientAccounts: readonly ClientAccount[];
  readonly tradingAccounts: readonly TradingAccount[];
}

/** The user account data, in the form of spec 3. */
export interface Account extends AccountGroup {
  readonly logonUser: LogonUser;
  readonly is2FAEnabledUser: boolean;
  readonly linkedAccounts: readonly AccountGroup[];
  /** The cash-equity client's account and token; the token is a secret. */
  readonly cashEquity: { readonly clientAccountId: string; readonly token: string } | null;
}
