/** A way to receive a two-factor code (spec 3, additional2FaMethods). */
export interface TwoFactorMethod {
  /** The platform's id of the contact. */
  readonly contactId: string;
  /** The platform's category of the contact. `sortedContacts` sorts by it. */
  readonly contactCategoryId: string;
  /** The address or the number as the platform shows it, mostly shortened. */
  readonly value: string;
}

/**
 * The answer to the session call, spelt as in spec 3. `session` and `twoFaToken` are secrets. `statusCode`,
 * `userType`, `additionalInfo` and `allowedAccountOperator` are passed on but not evaluated; with a wrong
 * type they are null or false.
 */
export interface LoginAnswer {
  /** The session, or null if the login goes on. A secret. */
  readonly session: string | null;
  /** Whether the visitor has to change the password first. */
  readonly passwordChangeRequired: boolean;
  /** Whether a code is needed now. */
  readonly is2FaEnabled: boolean;
  /** Whether the operator demands two-factor authentication. */
  readonly is2FAMandatory: boolean;
  /** The token for sending and verifying codes, or null. A secret. */
  readonly twoFaToken: string | null;
  /** The ways to receive a code. */
  readonly additional2FaMethods: readonly TwoFactorMethod[];
  /** A text of the platform. It is not evaluated. */
  readonly additionalInfo: string | null;
  /** A flag of the platform. It is not evaluated. */
  readonly allowedAccountOperator: boolean;
  /** A number of the platform. It is not evaluated. */
  readonly statusCode: number | null;
  /** The platform's number of the user's type, which is passed on. */
  readonly userType: number | null;
}

/** The parameters of an open session (spec 3). `session` is a secret, which no state may hold. */
export interface SessionParameters {
  /** The user name that the session belongs to. */
  readonly username: string;
  /** The session. A secret. */
  readonly session: string;
  /** The platform's number of the user's type, or null. */
  readonly userType: number | null;
  /** The trading account. No call of the specification returns it. */
  readonly tradingAccount?: string;
  /** A flag of spec 3. No call of the specification returns it. */
  readonly unFlag?: string;
}
