import type { LoadedFile } from '../scenario/load-files.ts';
import type { Mistakes } from '../scenario/mistake.ts';
import { readVariables, type TakeSecret } from '../scenario/read-variables.ts';
import { type FileMap, isMap, pick, type Variable, type Variables } from '../scenario/value.ts';
import type { Flow, Given, KnownNames } from './contract.ts';

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

/** Returns the variables of a visitor. The engine's variables replace those of the same name in the scenario's file. */
export async function variablesOf(
  { file, scenario }: FlowSource,
  given: Given,
  take: TakeSecret,
  mistakes: Mistakes,
): Promise<Variables> {
  let variables: Variables = new Map(
    // Messages quote no value, because any of them may be a password.
    [...given].map(([name, text]): [string, Variable] => [name, { text, place: { isSecret: true } }]),
  );
  for (const named of [file.variables, scenario.variables]) {
    if (named === undefined || !isMap(named)) continue;
    const own = pick(named, (name) => !given.has(name));
    variables = await readVariables(own, variables, () => take, mistakes);
  }
  return variables;
}
