import { err, ok, type Result } from 'neverthrow';
import { mismatches } from '../faults/read-fault.ts';
import { loginNames, type Person } from './person.ts';
import { personasSchema } from './personas.schema.ts';
import { type FileProblem, type Path, readYaml, type YamlFile } from './read-yaml.ts';

/** zod's message for a field that has none of its own in the schema. */
const NO_MESSAGE = 'Invalid input';

interface Found {
  readonly path: Path;
  readonly message: string;
}

/** Ids and login names that are already taken. */
function repetitions(people: readonly Person[]): readonly Found[] {
  const ids = new Set<string>();
  const names = new Set<string>();
  const found: Found[] = [];
  function add(seen: Set<string>, text: string, path: Path): void {
    if (seen.has(text)) found.push({ path, message: `${text} is there already` });
    seen.add(text);
  }
  for (const [index, person] of people.entries()) {
    add(ids, person.id, ['people', index, 'id']);
    for (const [at, name] of loginNames(person).entries())
      add(names, name.toLowerCase(), ['people', index, at === 0 ? 'username' : 'phone']);
  }
  return found;
}

/** Fields of one person that do not go together. */
function contradictions({ faults = [], phone, countryCode }: Person, index: number): readonly Found[] {
  return [
    ...faults.flatMap((fault, at) =>
      mismatches(fault).map((message) => ({ path: ['people', index, 'faults', at], message })),
    ),
    ...(phone !== undefined && countryCode === undefined
      ? [{ path: ['people', index, 'phone'], message: 'needs a countryCode beside it' }]
      : []),
  ];
}

const named = (path: Path, message: string): string => `${path.join('.') || 'The file'}: ${message}`;

function checkPeople(file: YamlFile): Result<readonly Person[], readonly FileProblem[]> {
  const read = personasSchema.safeParse(file.value);
  if (read.success) {
    const { people } = read.data;
    const found = [...repetitions(people), ...people.flatMap(contradictions)];
    return found.length === 0
      ? ok(people)
      : err(found.map(({ path, message }) => file.problemAt(path, named(path, message))));
  }
  return err(
    read.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            file.problemAt(issue.path, named([...issue.path, key], 'is not known here'), key),
          )
        : file.problemAt(
            issue.path,
            named(
              issue.path,
              issue.message === NO_MESSAGE ? 'is missing, or not of the right kind' : issue.message,
            ),
          ),
    ),
  );
}

/** Reads the text of a personas file. The error lists every mistake with its line and column. */
export const readPersonas = (text: string): Result<readonly Person[], readonly FileProblem[]> =>
  readYaml(text).andThen(checkPeople);
