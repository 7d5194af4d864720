import type { Result } from 'neverthrow';
import type { Ending } from '../report/ending.ts';
import { writeOut } from '../report/sentence.ts';
import type { Secret } from '../terminal/secret.ts';
import type { Mistakes } from './mistake.ts';
import { VARIABLE_SCHEMA } from './person.schema.ts';
import { readAs } from './read-as.schema.ts';
import type { SecretValue } from './step.ts';
import {
  type FileMap,
  fill,
  isText,
  kindOf,
  placeOf,
  type Value,
  type Variable,
  type Variables,
} from './value.ts';

/** Takes a secret from where it comes from. */
export type TakeSecret = (source: SecretValue) => Promise<Result<Secret, Ending>>;

/** The variables after some others. Each may use those before it. The source of one without `takeFor` is not asked. */
export async function readVariables(
  named: FileMap,
  before: Variables,
  takeFor: (name: string) => TakeSecret | null,
  mistakes: Mistakes,
): Promise<Variables> {
  const values = new Map<string, Variable>(before);
  for (const [name, value] of Object.entries(named)) {
    const filled = fill(value, values, mistakes);
    values.set(name, (await readVariable(name, filled, takeFor(name), mistakes)) ?? { text: '', place: {} });
  }
  return values;
}

async function readVariable(
  name: string,
  value: Value,
  take: TakeSecret | null,
  mistakes: Mistakes,
): Promise<Variable | null> {
  const place = placeOf(value);
  const what = `The variable "${name}"`;
  if (isText(value)) return value;
  if (kindOf(value) !== 'a map')
    return mistakes.add(place, `${what} must be a text, or where it comes from, as in { env: NAME }.`);
  const read = readAs(VARIABLE_SCHEMA, value, what, mistakes);
  if (read === null) return null;
  if (take === null) return { text: `\${${name}}`, place: { isSecret: true, isPending: true } };
  return (await take(read.source)).match<Variable | null>(
    (secret) => ({ text: secret.reveal(), place: { isSecret: true } }),
    ({ problem }) =>
      read.otherwise === undefined
        ? mistakes.add(place, problem === undefined ? 'It cannot be read.' : writeOut(problem.message))
        : { text: read.otherwise, place: {} },
  );
}
