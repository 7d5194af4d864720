import { STREAM_TRANSPORTS } from '@gatehouse-login/core/streaming';
import type { Flags, Given } from '../../flags/flag.ts';
import { LOGIN_FLAGS } from '../../flags/login-flags.ts';

const { 'show-session': _, json: __, ...ofLogin } = LOGIN_FLAGS;

const WHAT = 'What:';

/** The flags of `gatehouse stream`: those of a login, and what to stream. */
export const STREAM_OPTIONS = {
  markets: { value: 'NAMES', about: 'names or ids of markets, separated by commas', group: WHAT },
  for: {
    value: 'TIME',
    about: 'how long, such as 30s, 5m or 500ms; until interrupted if left out',
    group: WHAT,
  },
  'expect-updates': {
    value: 'COUNT',
    about: 'end as soon as so many updates have arrived; fail if --for is over before',
    group: WHAT,
  },
  transport: { value: 'TRANSPORT', about: `use only this one: ${STREAM_TRANSPORTS.join(', ')}`, group: WHAT },
  ...ofLogin,
  json: { about: 'print JSON lines on a terminal, too', group: 'Output:' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse stream`. */
export type StreamGiven = Given<typeof STREAM_OPTIONS>;
