import type { Flags, Given } from '../../flags/flag.ts';

/** The flags of `gatehouse password check`. */
export const PASSWORD_CHECK_OPTIONS = {
  'password-env': { value: 'NAME', about: 'read the password from this environment variable' },
  'password-file': { value: 'FILE', about: 'read the password from this file' },
  json: { about: 'print one JSON object' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse password check`. */
export type PasswordCheckGiven = Given<typeof PASSWORD_CHECK_OPTIONS>;
