import type { Outcome } from '../report/outcome.ts';
import type { FlowStep } from './flow.ts';
import type { Spell } from './states.ts';

/** The values of the variables that a visitor has, by name. */
export type Given = ReadonlyMap<string, string>;

/** Why a step was not played, or did not do what it says. It holds no secret. */
export interface Failure {
  /** What it comes to: `expectation-failed`, an outcome of a sign-in, or `usage` for a value that cannot be used. */
  readonly cause: Outcome | 'account-in-use';
  /** The kind of the error that the page shows, if it shows one. */
  readonly kind: string | null;
  readonly message: string;
  /** What the page showed in place of what was expected. */
  readonly received?: string;
}

/** What is known of a visitor who has left. */
export interface Left {
  /** How the last sign-in ended; null if there was none. */
  readonly outcome: Outcome | null;
  /** The kinds of the errors that the page showed, in their order. */
  readonly faults: readonly string[];
  /** The states in which the visitor waited for the page. */
  readonly spells: readonly Spell[];
  /** What became of the session. */
  readonly session: 'none' | 'kept' | 'logged-off' | 'open';
}

/** Somebody who uses a login page. */
export interface Visitor {
  /** Plays a step. Null if it did what it says. `next` is the step that follows at once, if one does. It never rejects. */
  play(step: FlowStep, next: FlowStep | null, given: Given): Promise<Failure | null>;
  /** Leaves the page: logs off, and frees the account. It never rejects. */
  leave(): Promise<Left>;
  /** Masks this visitor's secrets in a text. */
  mask(text: string): string;
}
