/** The parts of Artillery that an engine works with (the interface of engines, Artillery 2.0.34). */

/** What one virtual user carries from step to step. */
export interface Context {
  readonly vars: Record<string, unknown>;
}

/** Called when a step is done. An error ends the virtual user. */
export type Done = (error?: Error | null, context?: Context) => void;

/** A step of a compiled flow. */
export type StepFunction = (context: Context, done: Done) => void;

/** What an engine reports to. */
export interface Events {
  emit(event: 'started'): unknown;
  emit(event: 'error', text: string): unknown;
  emit(event: 'counter' | 'histogram', name: string, value: number): unknown;
}

/** A function of the user's processor. It takes a callback, or it is async. */
export type ProcessorFunction = (context: Context, events: Events, done?: Done) => unknown;

/** A phase of a test. Artillery notes when it began. */
export interface Phase {
  readonly duration?: number;
  readonly arrivalRate?: number;
  readonly rampTo?: number;
  readonly arrivalCount?: number;
  readonly maxVusers?: number;
  readonly mode?: string;
  /** Which of the workers this is, counted from 1, and how many there are. */
  readonly worker?: number;
  readonly totalWorkers?: number;
  /** In epoch milliseconds; missing before the phase begins. */
  readonly startTime?: number;
}

/** A CSV file with a row for each virtual user. */
export interface Payload {
  readonly path?: string;
  readonly fields?: readonly string[];
  readonly name?: string;
  readonly loadAll?: boolean;
  readonly order?: string;
  readonly cast?: boolean;
  readonly data?: readonly (readonly unknown[])[];
}

/** One step of a flow, as it is written. */
export type Written = string | Readonly<Record<string, unknown>>;

/** A scenario of a script. */
export interface Spec {
  readonly name?: string;
  readonly engine?: string;
  readonly flow?: readonly Written[];
  /** A scenario of a file of `gatehouse run`: `FILE#NAME`. */
  readonly scenario?: string;
  readonly beforeScenario?: string | readonly string[];
  readonly afterScenario?: string | readonly string[];
}

/** A script, as Artillery gives it to engines. */
export interface Script {
  readonly config: {
    readonly target?: string;
    readonly engine?: string;
    readonly engines?: { readonly gatehouse?: unknown };
    readonly phases?: readonly Phase[];
    readonly payload?: readonly Payload[] | null;
    readonly variables?: Readonly<Record<string, unknown>>;
    readonly processor?: Readonly<Record<string, ProcessorFunction | undefined>>;
    /** The thresholds of the plugin `ensure`. */
    readonly ensure?: unknown;
    readonly defaults?: { readonly think?: { readonly jitter?: unknown } };
  };
  readonly scenarios?: readonly Spec[];
  readonly before?: unknown;
  readonly _scriptPath?: string;
}

/** What Artillery lends to engines, so that its own steps are the same in each of them. */
export interface Helpers {
  template(value: unknown, context: Context): unknown;
  createThink(step: Written, options: { readonly jitter?: unknown }): StepFunction;
  createLoopWithCount(
    count: unknown,
    steps: readonly StepFunction[],
    options: {
      readonly loopValue: unknown;
      readonly loopElement: unknown;
      readonly overValues: unknown;
      readonly whileTrue: ProcessorFunction | undefined;
    },
  ): StepFunction;
}
