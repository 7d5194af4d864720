import type { LoadedFile } from '../scenario/load-files.ts';
import type { FileMap, Value } from '../scenario/value.ts';

/** A step in the words of `gatehouse run`. */
export interface FlowStep {
  readonly kind: 'step';
  /** The file and the line of the step. */
  readonly at: string;
  /** What the step says, with the names of its variables in place of their values: it holds no secret. */
  readonly text: string;
  /** Whether it expects something that is going on, such as `expect signing in`. */
  readonly expectsWork: boolean;
  /** As it is written. */
  readonly written: Value;
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
  /** The file that its scenario stands in, and the scenario as it is written. */
  readonly file: LoadedFile;
  readonly scenario: FileMap;
}

/** Which variables a flow can use. */
export interface KnownNames {
  readonly names: readonly string[];
  /** Whether others may turn up while it is played, because functions can set them. */
  readonly isOpen: boolean;
}

/** What a flow is checked against. */
export interface FlowRules {
  readonly known: KnownNames;
  /** The words that begin steps of the load engine itself. */
  readonly engineWords: readonly string[];
  /** Whether it goes to a sandbox: its people are known, and passwords may stand in the file. */
  readonly isSandbox: boolean;
  /** The people of the sandbox. */
  readonly personas: readonly string[];
  /** Whether any account may be sent a wrong password. */
  readonly hasExpendable: boolean;
}

/** A flow, or what is wrong with it: each mistake with its line, and carets under the words at fault. */
export type ReadFlow = { readonly flow: Flow } | { readonly problems: readonly string[] };
