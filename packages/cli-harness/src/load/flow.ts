import type { LoadedFile } from '../scenario/load-files.ts';
import type { FileMap } from '../scenario/value.ts';
import type { Flow, KnownNames } from './contract.ts';

/** The file of a scenario, and the scenario as written. */
export interface FlowSource {
  readonly file: LoadedFile;
  readonly scenario: FileMap;
}

/** Returns the source of a flow. The type is hidden from the library's callers. */
export const sourceOf = ({ source }: Pick<Flow, 'source'>): FlowSource => source as FlowSource;

/** The facts that a flow is checked against. */
export interface FlowRules {
  readonly known: KnownNames;
  /** The keywords of the load engine's own steps. */
  readonly engineWords: readonly string[];
  /** Whether the target is a sandbox: its people are known, and files may contain passwords. */
  readonly isSandbox: boolean;
  /** The people of the sandbox. */
  readonly personas: readonly string[];
  /** Whether any account may be sent a wrong password. */
  readonly hasExpendable: boolean;
}
