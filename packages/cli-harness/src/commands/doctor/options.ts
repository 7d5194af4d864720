import type { Given, OptionSpecs } from '../command.ts';
import { CONNECTION_OPTIONS } from '../site/where-options.ts';

/** The flags of `gatehouse doctor`. */
export const DOCTOR_OPTIONS = {
  config: { value: 'FILE', about: "use this configuration instead of the site's own" },
  ...CONNECTION_OPTIONS,
  'allow-production': { about: 'check the app keys also at a host that looks like production' },
  json: { about: 'print one JSON object' },
} as const satisfies OptionSpecs;

/** The flags of a command line of `gatehouse doctor`. */
export type DoctorGiven = Given<typeof DOCTOR_OPTIONS>;
