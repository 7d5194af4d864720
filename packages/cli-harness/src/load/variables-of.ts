import type { Mistakes } from '../scenario/mistake.ts';
import { readVariables, type TakeSecret } from '../scenario/read-variables.ts';
import { isMap, pick, type Variable, type Variables } from '../scenario/value.ts';
import type { Given } from './contract.ts';
import type { FlowSource } from './flow.ts';

/** The variables of a visitor. Those that the load engine gives replace those of the same name in the scenario's file. */
export async function variablesOf(
  { file, scenario }: FlowSource,
  given: Given,
  take: TakeSecret,
  mistakes: Mistakes,
): Promise<Variables> {
  let variables: Variables = new Map(
    // Any of them may be a password, so none is quoted in a message.
    [...given].map(([name, text]): [string, Variable] => [name, { text, place: { isSecret: true } }]),
  );
  for (const named of [file.variables, scenario.variables]) {
    if (named === undefined || !isMap(named)) continue;
    const own = pick(named, (name) => !given.has(name));
    variables = await readVariables(own, variables, () => take, mistakes);
  }
  return variables;
}
