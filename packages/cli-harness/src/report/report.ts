import type { Language, PlatformType, Region } from '@gatehouse-login/core';
import type { DestinationView } from './destination-view.ts';
import type { Outcome } from './outcome.ts';
import type { Problem } from './problem.ts';

/** A state that the flow reached, the event that led there, and when: milliseconds since the start. */
export interface ReportStep {
  readonly at: string;
  readonly event: string;
  readonly ms: number;
}

/** What a login came to: the object that `--json` prints, and all that the text is made from. */
export interface Report {
  readonly format: 1;
  readonly outcome: Outcome;
  /** Null as long as nobody knows: before the configuration was read. */
  readonly brand: string | null;
  /** Null where the brand has no regions. */
  readonly region: Region | null;
  readonly language: Language | null;
  readonly platform: PlatformType | null;
  readonly destination?: DestinationView;
  readonly error?: Problem<string>;
  readonly reference: string | null;
  readonly steps: readonly ReportStep[];
  /** With `--show-session` alone. */
  readonly session?: string;
}

/** The report of a run that came to an end before it began. */
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
