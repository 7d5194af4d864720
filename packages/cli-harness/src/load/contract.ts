import type { Outcome } from '../report/outcome.ts';
import type { SourceText } from '../scenario/source-text.ts';

/** The site of a load test, and the settings in its script. */
export interface LoadOptions {
  /** The address of the login page. */
  readonly target: string;
  /** The settings of the engine (docs/guides/load.md). An unknown setting is a problem. */
  readonly settings: unknown;
  /** The keywords of the load engine's own steps, such as `think`. */
  readonly engineWords: readonly string[];
}

/** A load test of one login page. */
export interface LoadTest {
  /** Reads a flow that is written in the script. */
  readFlow(part: ScriptPart, known: KnownNames): ReadFlow;
  /** Reads a scenario of a file of `gatehouse run`, by its name. */
  readNamedFlow(path: string, name: string, known: KnownNames): Promise<ReadFlow>;
  /** Opens the login page of a flow without signing in. Resolves with a problem, or with null. */
  problemAtSite(flow: Flow): Promise<string | null>;
  /** Creates a visitor. Calls `onCall` after each request. */
  arrive(flow: Flow, onCall: (call: Call) => void): Visitor;
}

/** A scenario of a script. */
export interface ScriptPart {
  /** The file of the script, YAML or JSON, and its name in messages. Null if it is written in another language. */
  readonly source: SourceText | null;
  /** Its index in `scenarios`. */
  readonly index: number;
  /** The scenario as the engine read it. If it differs from the file, it wins, because flags can replace parts of a script. */
  readonly given: object;
}

/** The variables that a flow can use. */
export interface KnownNames {
  /** Their names. */
  readonly names: readonly string[];
  /** Whether functions can set further variables while the flow is played. */
  readonly isOpen: boolean;
}

/** A step in the words of `gatehouse run`. */
export interface FlowStep {
  readonly kind: 'step';
  /** The file and the line of the step. */
  readonly at: string;
  /** The text of the step, with the names of variables instead of their values. It contains no secret. */
  readonly text: string;
  /** Whether the step expects a state in which the page is working, such as `expect signing in`. */
  readonly expectsWork: boolean;
  /** The step as written. Only `Visitor.play` reads it. */
  readonly written: unknown;
}

/** A step of the load engine itself, such as `think`. */
export interface EngineStep {
  readonly kind: 'engine';
  /** The word that names the step. */
  readonly word: string;
  /** Its index in its list. */
  readonly index: number;
  /** The inner steps, such as those of a loop. */
  readonly items: readonly FlowItem[];
}

/** One entry of a flow. */
export type FlowItem = FlowStep | EngineStep;

/** A checked flow. Any number of visitors can play it. */
export interface Flow {
  /** The steps, in order. */
  readonly items: readonly FlowItem[];
  /** The names of the variables that the flow uses. */
  readonly names: readonly string[];
  /** The names of the variables whose values are secret. */
  readonly secretNames: readonly string[];
  /** Whether two visitors must not use an account at once, because one would invalidate the other's code or password. */
  readonly isAlone: boolean;
  /** The scenario of the flow. Only `Visitor.play` reads it. */
  readonly source: unknown;
}

/** A flow, or its mistakes: a message for each, with the line and carets below the words at fault. */
export type ReadFlow =
  | {
      /** The flow. */
      readonly flow: Flow;
    }
  | {
      /** The messages, one for each mistake. */
      readonly problems: readonly string[];
    };

/** A visitor's variables: values by name. */
export type Given = ReadonlyMap<string, string>;

/** Somebody who uses a login page. */
export interface Visitor {
  /** Plays a step. Resolves with the failure, or with null. `next` is the step that follows without a pause, or null. Never rejects. */
  play(step: FlowStep, next: FlowStep | null, given: Given): Promise<Failure | null>;
  /** Logs off, closes the page and releases the account. Never rejects. */
  leave(): Promise<Left>;
}

/** Why a step failed or was refused. It contains no secret. */
export interface Failure {
  /** `expectation-failed`, an outcome of a sign-in, or `usage` for a value that cannot be used. */
  readonly cause: Outcome | 'account-in-use';
  /** The kind of the error on the page, or null. */
  readonly kind: string | null;
  /** What happened, in a sentence. */
  readonly message: string;
  /** What the page showed in place of what was expected. */
  readonly received?: string;
}

/** The record of a visitor who has left. */
export interface Left {
  /** How the last sign-in ended; null if there was none. */
  readonly outcome: Outcome | null;
  /** The kinds of the errors that the page showed, in order. */
  readonly faults: readonly string[];
  /** The states in which the visitor waited for the page. */
  readonly spells: readonly Spell[];
  /** What happened to the session. */
  readonly session: 'none' | 'kept' | 'logged-off' | 'open';
}

/** The time that the page spent in a working state, in milliseconds. */
export interface Spell {
  /** The state of the page, such as `signing-in`. */
  readonly state: string;
  /** How long it lasted, in milliseconds. */
  readonly ms: number;
}

/** A request to the site or the platform. */
export interface Call {
  /** The call's name in the metrics, such as `session`. */
  readonly name: string;
  /** The time until the headers of the response, in milliseconds. */
  readonly ms: number;
  /** The HTTP status. Null if no answer came. */
  readonly status: number | null;
  /** The wait that a Retry-After header in seconds asks for, in milliseconds. Null without such a header. */
  readonly wait: number | null;
}
