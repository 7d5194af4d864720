import type { Given, OptionSpecs } from '../command.ts';
import { REPORT_OPTIONS } from '../reports/options.ts';

/** The flags of `gatehouse report merge`. */
export const MERGE_OPTIONS = {
  ...REPORT_OPTIONS,
  json: { about: 'print the merged report as one JSON object' },
} as const satisfies OptionSpecs;

/** The flags of a command line of `gatehouse report merge`. */
export type MergeGiven = Given<typeof MERGE_OPTIONS>;
