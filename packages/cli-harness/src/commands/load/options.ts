import type { Flags, Given } from '../../flags/flag.ts';

/** The flags of `gatehouse load report`. */
export const LOAD_REPORT_OPTIONS = {
  html: { value: 'FILE', about: 'write the page to this file; - is standard output' },
  json: { about: 'print the key figures as one JSON object' },
} as const satisfies Flags;

/** The values of the flags of `gatehouse load report`. */
export type LoadReportGiven = Given<typeof LOAD_REPORT_OPTIONS>;
