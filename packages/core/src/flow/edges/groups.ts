// Groups of states that several edges share.

/** From submitting the login to leaving. */
export const WORKING = ['signing-in', 'loading-account', 'choosing-destination'] as const;

/** The states that an address can open without a login. */
export const ENTRIES = ['login', 'login-failed', 'reset', 'redirect-refused'] as const;

/** No login is in progress. */
export const RESTING = [...ENTRIES, 'cooling-down'] as const;

export const TWO_FACTOR = [
  'two-factor',
  'sending-code',
  'verifying-code',
  'code-refused',
  'code-cooling-down',
] as const;

export const FORCE_PASSWORD = [
  'force-password',
  'changing-password',
  'password-not-changed',
  'password-changed',
] as const;

/** Steps that need an earlier step. */
export const PENDING = [...TWO_FACTOR, ...FORCE_PASSWORD] as const;
