import type { Flags, Given } from '../../flags/flag.ts';
import { REPORT_OPTIONS } from '../reports/options.ts';

/** The flags of `gatehouse report merge`. */
export const MERGE_OPTIONS = {
  ...REPORT_OPTIONS,
  json: { about: 'print the merged report as one JSON object' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse report merge`. */
export type MergeGiven = Given<typeof MERGE_OPTIONS>;
