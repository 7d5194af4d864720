// Names of states that are often meant together.

/** The way from a submit to the departure. */
export const WORKING = ['signing-in', 'loading-account', 'choosing-destination'] as const;

/** What an address can show without a login. */
export const ENTRIES = ['login', 'login-failed', 'reset', 'redirect-refused'] as const;

/** Where nothing of a login is under way. */
export const RESTING = [...ENTRIES, 'cooling-down'] as const;

/** The code. */
export const TWO_FACTOR = [
  'two-factor',
  'sending-code',
  'verifying-code',
  'code-refused',
  'code-cooling-down',
] as const;

/** The forced change. */
export const FORCE_PASSWORD = [
  'force-password',
  'changing-password',
  'password-not-changed',
  'password-changed',
] as const;

/** The steps that need an earlier one. */
export const PENDING = [...TWO_FACTOR, ...FORCE_PASSWORD] as const;
