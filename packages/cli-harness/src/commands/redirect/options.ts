import type { Flags, Given } from '../../flags/flag.ts';
import { CONNECTION_FLAGS, WHERE_FLAGS } from '../../flags/site-flags.ts';

const TWO_FACTOR = ['off', 'enabled', 'mandatory'] as const;

const OUTPUT = { json: { about: 'print one JSON object' } } as const satisfies Flags;

/** The flags of `gatehouse redirect explain` and `gatehouse redirect build`. */
export const REHEARSAL_OPTIONS = {
  ...WHERE_FLAGS,
  user: { value: 'NAME', about: 'the user name of the invented visitor' },
  'two-factor': {
    value: 'STATE',
    choices: TWO_FACTOR,
    about: `two-factor authentication of the visitor's first account operator: ${TWO_FACTOR.join(', ')}`,
  },
  ...CONNECTION_FLAGS,
  ...OUTPUT,
} as const satisfies Flags;

/** The flags of `gatehouse redirect check`. */
export const CHECK_OPTIONS = {
  site: WHERE_FLAGS.site,
  profile: WHERE_FLAGS.profile,
  sandbox: WHERE_FLAGS.sandbox,
  config: WHERE_FLAGS.config,
  brand: WHERE_FLAGS.brand,
  ...CONNECTION_FLAGS,
  ...OUTPUT,
} as const satisfies Flags;

/** The values of `--two-factor`. */
export { TWO_FACTOR };

/** The flags of a command line of `gatehouse redirect explain` or `build`. */
export type RehearsalGiven = Given<typeof REHEARSAL_OPTIONS>;

/** The flags of a command line of `gatehouse redirect check`. */
export type CheckGiven = Given<typeof CHECK_OPTIONS>;
