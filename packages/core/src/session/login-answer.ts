/** A way to receive a two-factor code (spec 3, additional2FaMethods). */
export interface TwoFactorMethod {
  readonly contactId: string;
  readonly contactCategoryId: string;
  readonly value: string;
}

/**
 * The answer to the session call, spelt as in spec 3. `session` and `twoFaToken` are secrets. `statusCode`,
 * `userType`, `additionalInfo` and `allowedAccountOperator` are passed on but not evaluated; with a wrong
 * type they are null or false.
 */
export interface LoginAnswer {
  readonly session: string | null;
  readonly passwordChangeRequired: boolean;
  readonly is2FaEnabled: boolean;
  readonly is2FAMandatory: boolean;
  readonly twoFaToken: string | null;
  readonly additional2FaMethods: readonly TwoFactorMethod[];
  readonly additionalInfo: string | null;
  readonly allowedAccountOperator: boolean;
  readonly statusCode: number | null;
  readonly userType: number | null;
}

/** The parameters of an open session (spec 3). `session` is a secret, which no state may hold. */
export interface SessionParameters {
  readonly username: string;
  readonly session: string;
  readonly userType: number | null;
  readonly tradingAccount?: string;
  readonly unFlag?: string;
}
