import type { Mistakes } from '../scenario/mistake.ts';
import { readVariables, type TakeSecret } from '../scenario/read-variables.ts';
import { isMap, pick, type Variable, type Variables } from '../scenario/value.ts';
import type { Given } from './contract.ts';
import type { FlowSource } from './flow.ts';

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
