/** The parts of Artillery that an engine works with (the interface of engines, Artillery 2.0.34). */

/** The context of a virtual user, passed from step to step. */
export interface Context {
  readonly vars: Record<string, unknown>;
}

/** Called when a step is done. An error ends the virtual user. */
export type Done = (error?: Error | null, context?: Context) => void;

/** A step of a compiled flow. */
export type StepFunction = (context: Context, done: Done) => void;

/** The emitter that an engine reports to. */
export interface Events {
  emit(event: 'started'): unknown;
  emit(event: 'error', text: string): unknown;
  emit(event: 'counter' | 'histogram', name: string, value: number): unknown;
}

/** A function of the user's processor. It takes a callback, or it is async. */
export type ProcessorFunction = (context: Context, events: Events, done?: Done) => unknown;

/** A phase of a test. Artillery sets its start time. */
export interface Phase {
  readonly duration?: number;
  readonly arrivalRate?: number;
  readonly rampTo?: number;
  readonly arrivalCount?: number;
  readonly maxVusers?: number;
  readonly mode?: string;
  /** The number of this worker, counted from 1, and the number of workers. */
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
  /** A scenario in a file of `gatehouse run`, as `FILE#NAME`. */
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

/** Artillery's helpers for engines, which implement its own steps. */
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
