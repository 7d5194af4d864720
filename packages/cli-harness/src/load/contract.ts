import type { Outcome } from '../report/outcome.ts';
import type { SourceText } from '../scenario/source-text.ts';

/** Where a load test goes, as its script says it. */
export interface LoadOptions {
  /** The address of the login page. */
  readonly target: string;
  /** The settings of the engine: see docs/guides/load.md. Anything that is no setting is a problem. */
  readonly settings: unknown;
  /** The words that begin steps of the load engine itself. */
  readonly engineWords: readonly string[];
}

/** A load test of one login page. */
export interface LoadTest {
  /** Reads a flow that is written in the script. */
  readFlow(part: ScriptPart, known: KnownNames): ReadFlow;
  /** Reads a scenario of a file of `gatehouse run`, by its name. */
  readNamedFlow(path: string, name: string, known: KnownNames): Promise<ReadFlow>;
  /** Reads the site as visitors of a flow will. Resolves with what is wrong, or with null. Nobody signs in. */
  problemAtSite(flow: Flow): Promise<string | null>;
  /** A visitor arrives. `onCall` is called after each call. */
  arrive(flow: Flow, onCall: (call: Call) => void): Visitor;
}

/** A scenario of a script. */
export interface ScriptPart {
  /** The file of the script, YAML or JSON, and its name in messages. Null if it is written in another language. */
  readonly source: SourceText | null;
  /** Its index in `scenarios`. */
  readonly index: number;
  /** The scenario as the engine has it. It counts if the file says something else, because flags can replace parts. */
  readonly given: object;
}

/** Which variables a flow can use. */
export interface KnownNames {
  readonly names: readonly string[];
  /** Whether others may turn up while it is played, because functions can set them. */
  readonly isOpen: boolean;
}

/** A step in the words of `gatehouse run`. */
export interface FlowStep {
  readonly kind: 'step';
  /** The file and the line of the step. */
  readonly at: string;
  /** What the step says, with the names of its variables in place of their values: it holds no secret. */
  readonly text: string;
  /** Whether it expects something that is going on, such as `expect signing in`. */
  readonly expectsWork: boolean;
  /** As it is written, for the visitor who plays it. */
  readonly written: unknown;
}

/** A step of the load engine itself, such as `think`. */
export interface EngineStep {
  readonly kind: 'engine';
  readonly word: string;
  /** Its index in its list. */
  readonly index: number;
  /** The steps inside it, as a loop has them. */
  readonly items: readonly FlowItem[];
}

/** One entry of a flow. */
export type FlowItem = FlowStep | EngineStep;

/** A flow that was checked, and that any number of visitors can play. */
export interface Flow {
  readonly items: readonly FlowItem[];
  /** The names of the variables that it uses. */
  readonly names: readonly string[];
  /** Those of them whose values are secret. */
  readonly secretNames: readonly string[];
  /** Whether an account must not be used by two visitors at once: one would make the other's code or password useless. */
  readonly isAlone: boolean;
  /** The scenario that it belongs to, for the visitors who play it. */
  readonly source: unknown;
}

/** A flow, or what is wrong with it: each mistake with its line, and carets under the words at fault. */
export type ReadFlow = { readonly flow: Flow } | { readonly problems: readonly string[] };

/** The values of the variables that a visitor has, by name. */
export type Given = ReadonlyMap<string, string>;

/** Somebody who uses a login page. */
export interface Visitor {
  /** Plays a step. Null if it did what it says. `next` is the step that follows at once, if one does. It never rejects. */
  play(step: FlowStep, next: FlowStep | null, given: Given): Promise<Failure | null>;
  /** Leaves the page: logs off, and frees the account. It never rejects. */
  leave(): Promise<Left>;
}

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

/** How long a state lasted in which the page was working, in milliseconds. */
export interface Spell {
  readonly state: string;
  readonly ms: number;
}

/** A call of the site or the platform that was answered, or was not. */
export interface Call {
  readonly name: string;
  /** Until the headers of the answer, in milliseconds. */
  readonly ms: number;
  /** Null if no answer came. */
  readonly status: number | null;
  /** What the answer asks to wait, in milliseconds (Retry-After in seconds); null if it does not. */
  readonly wait: number | null;
}
