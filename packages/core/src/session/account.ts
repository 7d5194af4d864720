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
  /** The user name. */
  readonly username: string;
  /** The name that the platform shows. */
  readonly displayName: string;
}

/** A person or company that can hold rights and duties. */
export interface LegalParty {
  /** The platform's id. */
  readonly id: string;
  /** An email address of the person. */
  readonly personalEmailAddress: string;
  /** Whether there are further email addresses. */
  readonly hasMultipleEmailAddresses: boolean;
  /** The platform's reference of the party. */
  readonly legalPartyUniqueReference: string;
  /** The platform's flag `isPiisProvided`. It decides nothing here. */
  readonly isPiisProvided: boolean;
}

/** The holder of the account. */
export interface AccountHolder {
  /** The id of the legal party. */
  readonly partyId: string;
  /** The holder's name. */
  readonly name: string;
}

/** The company that operates the account. Its flags decide the way after sign-in (spec 4, 6). */
export interface AccountOperator {
  /** The platform's id. */
  readonly id: string;
  /** Whether the operator uses two-factor authentication (spec 4). */
  readonly is2FAEnabledAO: boolean;
  /** Whether the operator demands two-factor authentication (spec 4). */
  readonly is2FAMandatory: boolean;
  /** The platform's flag `isNfaEnabledClient`. It decides nothing here. */
  readonly isNfaEnabledClient: boolean;
  /** The platform's flag `isFifo`. It decides nothing here. */
  readonly isFifo: boolean;
  /** In days. It may be a fraction; null outside demo accounts. */
  readonly daysUntilExpiryForDemo: number | null;
  /** Whether the client has direct market access. */
  readonly isDMAClient: boolean;
  /** The platform's id of the service offering, or null. */
  readonly serviceOfferingId: number | null;
}

/** A client's account with one operator. */
export interface ClientAccount {
  /** The platform's id. */
  readonly id: string;
  /** The platform's number for the client's language, or null. */
  readonly cultureId: number | null;
  /** The code of the account's currency, such as `GBP`. */
  readonly clientAccountCurrency: string;
  /** The platform's id of the client's type, or null. */
  readonly clientTypeId: number | null;
  /** Whether MiFID rules apply. */
  readonly isMiFIDRegulator: boolean;
  /** When the account was created, or null. */
  readonly clientAccountCreationDate: {
    /** Seconds since 1970. */
    readonly seconds: number;
    /** The rest, in nanoseconds. */
    readonly nanos: number;
  } | null;
  /** Whether the account is for MetaTrader. */
  readonly isMetaTrader: boolean;
  /** The platform's id of the brand's parent, or null. */
  readonly brandParentId: number | null;
  /** The name of the account's group. */
  readonly accountGroupName: string;
  /** What the account may not do, or null. */
  readonly restrictions: {
    /** Whether positions can only be closed. */
    readonly closeOnly: boolean;
    /** Whether new positions can be opened. */
    readonly acceptNewBusiness: boolean;
  } | null;
  /** The client's contract, or null. */
  readonly contract: {
    /** The platform's flag `isNIGO`: papers are not in good order. */
    readonly isNIGO: boolean;
    /** The platform's number of the contract's type, or null. `CONTRACT_TYPES` names those of the specification. */
    readonly contractType: number | null;
  } | null;
}

/** An account that trades are booked on. */
export interface TradingAccount {
  /** The platform's id. */
  readonly id: string;
  /** The account's code. */
  readonly code: string;
  /** The account's status, in the platform's words. */
  readonly status: string;
  /** A type that the specification does not list is kept as it is. */
  readonly type: TradingAccountType | (string & {});
  /** The account's name. */
  readonly name: string;
}

/** The accounts of one user: of the one who logged on, or of a linked account. */
export interface AccountGroup {
  /** The people and companies behind the accounts. */
  readonly legalParties: readonly LegalParty[];
  /** The holders of the accounts. */
  readonly accountHolders: readonly AccountHolder[];
  /** The companies that operate the accounts. */
  readonly accountOperators: readonly AccountOperator[];
  /** The clients' accounts. */
  readonly clientAccounts: readonly ClientAccount[];
  /** The accounts that trades are booked on. */
  readonly tradingAccounts: readonly TradingAccount[];
}

/** The user account data, in the form of spec 3. */
export interface Account extends AccountGroup {
  /** The person who logged on. */
  readonly logonUser: LogonUser;
  /** Whether the user has two-factor authentication. */
  readonly is2FAEnabledUser: boolean;
  /** The accounts of others that the user may act for. */
  readonly linkedAccounts: readonly AccountGroup[];
  /** The cash-equity client's account and token; the token is a secret. */
  readonly cashEquity: {
    /** The id of the cash-equity account. */
    readonly clientAccountId: string;
    /** A token for it. A secret. */
    readonly token: string;
  } | null;
}
