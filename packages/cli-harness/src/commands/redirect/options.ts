import type { Given, OptionSpecs } from '../command.ts';
import { CONNECTION_OPTIONS, WHERE_OPTIONS } from '../site/where-options.ts';

const TWO_FACTOR = ['off', 'enabled', 'mandatory'] as const;

const OUTPUT = { json: { about: 'print one JSON object' } } as const satisfies OptionSpecs;

/** The flags of `gatehouse redirect explain` and `gatehouse redirect build`. */
export const REHEARSAL_OPTIONS = {
  ...WHERE_OPTIONS,
  user: { value: 'NAME', about: 'the user name of the invented visitor' },
  'two-factor': {
    value: 'STATE',
    choices: TWO_FACTOR,
    about: `two-factor authentication of the visitor's first account operator: ${TWO_FACTOR.join(', ')}`,
  },
  ...CONNECTION_OPTIONS,
  ...OUTPUT,
} as const satisfies OptionSpecs;

/** The flags of `gatehouse redirect check`. */
export const CHECK_OPTIONS = {
  site: WHERE_OPTIONS.site,
  profile: WHERE_OPTIONS.profile,
  sandbox: WHERE_OPTIONS.sandbox,
  config: WHERE_OPTIONS.config,
  brand: WHERE_OPTIONS.brand,
  ...CONNECTION_OPTIONS,
  ...OUTPUT,
} as const satisfies OptionSpecs;

/** The values of `--two-factor`. */
export { TWO_FACTOR };

/** The flags of a command line of `gatehouse redirect explain` or `build`. */
export type RehearsalGiven = Given<typeof REHEARSAL_OPTIONS>;

/** The flags of a command line of `gatehouse redirect check`. */
export type CheckGiven = Given<typeof CHECK_OPTIONS>;
