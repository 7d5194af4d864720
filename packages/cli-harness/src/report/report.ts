import type { Language, PlatformType, Region } from '@gatehouse-login/core';
import type { DestinationView } from './destination-view.ts';
import type { Outcome } from './outcome.ts';
import type { Problem } from './problem.ts';

/**
 * A state that the flow reached, the event that led to it, and the milliseconds since the start of the run.
 */
export interface ReportStep {
  readonly at: string;
  readonly event: string;
  readonly ms: number;
}

/** How a login ended. `--json` prints this object, and the text report is made from it. */
export interface Report {
  readonly format: 1;
  readonly outcome: Outcome;
  /** Null if the run ended before the configuration was read. */
  readonly brand: string | null;
  /** Null if the brand has no regions. */
  readonly region: Region | null;
  readonly language: Language | null;
  readonly platform: PlatformType | null;
  readonly destination?: DestinationView;
  /** Only with `--follow`: the address that answered last, without its query. */
  readonly followed?: {
    readonly accepted: boolean;
    readonly status: number;
    readonly origin: string;
    readonly path: string;
  };
  readonly error?: Problem<string>;
  readonly reference: string | null;
  readonly steps: readonly ReportStep[];
  /** Only with `--show-session`. */
  readonly session?: string;
}

/** The report of a run that ended before any login began. */
export const emptyReport = (outcome: Outcome, error: Problem<string>): Report => ({
  format: 1,
  outcome,
  brand: null,
  region: null,
  language: null,
  platform: null,
  error,
  reference: null,
  steps: [],
});
