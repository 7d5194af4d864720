import { readFault } from './actions.ts';
import type { LoadedFile } from './load-files.ts';
import type { Mistakes } from './mistake.ts';
import { PERSON_SCHEMA } from './person.schema.ts';
import { readAs } from './read-as.schema.ts';
import { readSteps } from './read-steps.ts';
import { readVariables, type TakeSecret } from './read-variables.ts';
import type { Scenario } from './scenario.ts';
import { SANDBOX_SCHEMA, SCENARIO_SCHEMA, SHARED_SCHEMA } from './scenario-file.schema.ts';
import { type Place, positionOf } from './source-text.ts';
import { isExpectation, type Visitor } from './step.ts';
import {
  type FileMap,
  fill,
  isMap,
  isText,
  kindOf,
  pick,
  placeOf,
  plainMapOf,
  shown,
  type Value,
  type Variable,
  type Variables,
} from './value.ts';

/** The sources of variables, and for which scenarios they are asked. */
export interface Sources {
  readonly take: TakeSecret;
  readonly isPlayed: (id: string) => boolean;
}

/**
 * Reads the scenarios of a file: one for each row of examples. Without `sources`, no secret is taken and no command is
 * run: the variables that come from them stay as they are written, and mistakes that depend on them are not found.
 */
export async function readScenarios(
  file: LoadedFile,
  sources: Sources | null,
  mistakes: Mistakes,
): Promise<readonly Scenario[]> {
  const played = file.scenarios.filter(
    (each) => sources === null || !isMap(each) || sources.isPlayed(idOf(placeOfName(each))),
  );
  const { shared: fields, variables, people, blocks } = file;
  const wanted = new Set(sources === null ? [] : namesIn([fields, variables, people, blocks, played]));
  const takeFor = (name: string): TakeSecret | null => (wanted.has(name) ? (sources?.take ?? null) : null);
  const shared = await readVariables(variables, new Map(), takeFor, mistakes);
  const found: Scenario[] = [];
  for (const written of played) {
    if (!isMap(written) || kindOf(written) === 'nothing') {
      mistakes.add(placeOf(written), `A scenario must be a map, not ${kindOf(written)}.`);
      continue;
    }
    const named = written.variables;
    const own = isMap(named) ? await readVariables(named, shared, takeFor, mistakes) : shared;
    const rows = rowsOf(written.examples, mistakes);
    for (const [at, row] of rows.entries()) {
      const scenario = toScenario(file, written, new Map([...own, ...row]), mistakes);
      if (scenario === null) continue;
      if (rows.length === 1) found.push(scenario);
      else
        found.push({
          ...scenario,
          id: `${scenario.id}#${at + 1}`,
          name: nameOf(scenario.name, written, row),
        });
    }
  }
  return found;
}

/** The name of a row of examples: with its cells, unless the name has them already. */
const nameOf = (name: string, written: FileMap, row: Variables): string =>
  isText(written.name) && written.name.text !== name
    ? name
    : `${name} (${[...row.values()].map(({ text }) => text).join(', ')})`;

const placeOfName = (written: FileMap): Place => placeOf(written.name ?? written);

/** The file and the line of a scenario, which tell it apart. */
export const idOf = (place: Place): string => `${place.source.name}:${positionOf(place).line}`;

/** The variables that some values name, for themselves or for a shell. */
const namesIn = (value: Value): readonly string[] =>
  isText(value)
    ? [...value.text.matchAll(/\$\{([^}]*)\}|\$(\w+)/g)].map(([, braced, bare = '']) =>
        (braced ?? bare).trim(),
      )
    : Object.values<Value>(value as FileMap).flatMap(namesIn);

/** The rows of the examples as variables; one row without any if there are none. */
function rowsOf(examples: Value | undefined, mistakes: Mistakes): readonly Variables[] {
  if (examples === undefined) return [new Map()];
  if (!Array.isArray(examples) || examples.length === 0) {
    const message = '"examples" must be a list of rows, such as - { person: anna, language: de }.';
    mistakes.add(placeOf(examples), message);
    return [];
  }
  return examples.map((row: Value) => {
    if (!isMap(row)) mistakes.add(placeOf(row), `A row must be a map, not ${kindOf(row)}.`);
    const cells = Object.entries(isMap(row) ? row : {}).map(([key, cell]): [string, Variable] => {
      if (isText(cell)) return [key, cell];
      mistakes.add(placeOf(cell), 'A cell must be a text.');
      return [key, { text: '', place: {} }];
    });
    return new Map(cells);
  });
}

/** A scenario without its steps. */
export type ScenarioHead = Omit<Scenario, 'steps'>;

/** Reads what a scenario says besides its steps, with its variables filled in. */
export function readHead(
  file: LoadedFile,
  written: FileMap,
  variables: Variables,
  mistakes: Mistakes,
): ScenarioHead {
  const filled = (value: Value): Value => fill(value, variables, mistakes);
  const own = filled(pick(written, (key) => !OTHER_PARTS.includes(key)));
  const read = readAs(SCENARIO_SCHEMA, own, 'A scenario', mistakes) ?? {};
  const shared = readAs(SHARED_SCHEMA, filled(file.shared), 'A scenario file', mistakes) ?? {};
  const place = placeOfName(written);
  const people = Object.entries(file.people).flatMap(([name, value]): [string, Visitor][] => {
    const person = readAs(PERSON_SCHEMA, filled(value), `The person "${name}"`, mistakes);
    return person === null ? [] : [[name, person]];
  });
  const sandbox = (read.sandbox && readAs(SANDBOX_SCHEMA, read.sandbox, '"sandbox"', mistakes)) ?? {};
  const { faults = [], settings } = sandbox;
  const said = { ...shared, ...read };
  return {
    id: idOf(place),
    name: read.name === undefined ? '' : shown(read.name),
    place,
    tags: [...new Set([...(shared.tags ?? []), ...(read.tags ?? [])].map(shown))],
    skip: read.skip === undefined ? null : shown(read.skip),
    retries: read.retries ?? 0,
    isPending: [...variables.values()].some((variable) => variable.place.isPending),
    site: shared.site ?? null,
    sites: shared.sites ?? {},
    people: new Map(people),
    codes: said.codes ?? null,
    faults: faults.flatMap((fault) => readFault(fault, mistakes) ?? []),
    settings: settings === undefined ? null : { values: plainMapOf(settings), place: placeOf(settings) },
    brand: said.brand ?? null,
    region: said.region ?? null,
    platform: said.platform ?? null,
    language: said.language ?? null,
    redirectUri: said['redirect uri'] ?? null,
    state: said.state ?? null,
    timeout: said.timeout ?? null,
  };
}

/** What is read by itself. */
const OTHER_PARTS = ['variables', 'examples', 'steps'];

function toScenario(
  file: LoadedFile,
  written: FileMap,
  variables: Variables,
  mistakes: Mistakes,
): Scenario | null {
  const head = readHead(file, written, variables, mistakes);
  const { place } = head;
  if (written.name === undefined)
    mistakes.add({ ...place, end: place.start + 1 }, 'A scenario needs a name.');
  if (written.steps === undefined) return mistakes.add(place, 'A scenario needs steps.');
  const before = mistakes.count();
  const filled = fill(written.steps, variables, mistakes);
  const steps = readSteps(filled, { blocks: file.blocks, variables, mistakes });
  if (mistakes.count() === before && !steps.some(({ ask }) => isExpectation(ask)))
    mistakes.add(place, EXPECTS_NOTHING);
  return { ...head, steps };
}

/** The mistake of a scenario that could not fail. */
export const EXPECTS_NOTHING =
  'The scenario expects nothing, so it could not fail. Add a step with "expect".';
