import type { Flags, Given } from '../../flags/flag.ts';
import { CONNECTION_FLAGS } from '../../flags/site-flags.ts';

/** The flags of `gatehouse doctor`. */
export const DOCTOR_OPTIONS = {
  config: { value: 'FILE', about: "use this configuration instead of the site's own" },
  ...CONNECTION_FLAGS,
  'allow-production': { about: 'check the app keys also at a host that looks like production' },
  json: { about: 'print one JSON object' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse doctor`. */
export type DoctorGiven = Given<typeof DOCTOR_OPTIONS>;
