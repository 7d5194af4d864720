import type { LoadedFile } from '../scenario/load-files.ts';
import type { FileMap } from '../scenario/value.ts';
import type { Flow, KnownNames } from './contract.ts';

/** The file that the scenario of a flow stands in, and the scenario as it is written. */
export interface FlowSource {
  readonly file: LoadedFile;
  readonly scenario: FileMap;
}

/** The source of a flow. Whoever imports the library sees neither files nor their values. */
export const sourceOf = ({ source }: Pick<Flow, 'source'>): FlowSource => source as FlowSource;

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
