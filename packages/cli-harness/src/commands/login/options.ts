import type { Given } from '../../flags/flag.ts';
import type { LOGIN_FLAGS } from '../../flags/login-flags.ts';

/** What a command line of `gatehouse login` gives. */
export type LoginGiven = Given<typeof LOGIN_FLAGS>;
