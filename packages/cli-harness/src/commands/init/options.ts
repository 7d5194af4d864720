import type { Flags, Given } from '../../flags/flag.ts';

/** The flags of `gatehouse init`. */
export const INIT_OPTIONS = {
  site: { value: 'URL', about: 'the address of the login page that the scenarios are for' },
  sandbox: { about: 'scenarios for the built-in platform' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse init`. */
export type InitGiven = Given<typeof INIT_OPTIONS>;
