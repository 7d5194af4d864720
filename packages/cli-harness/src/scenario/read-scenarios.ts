import { readDuration } from './duration.ts';
import type { LoadedFile, Named } from './load-files.ts';
import {
  child,
  type FileMap,
  type FileNode,
  fillNode,
  isMap,
  kindOf,
  nodeAt,
  placeOf,
  plainOf,
  type Reading,
  type Value,
  type Variables,
  withVariables,
} from './node.ts';
import { readFault } from './read-actions.ts';
import { readAs } from './read-as.schema.ts';
import { readPerson } from './read-sign-in.ts';
import { readSteps } from './read-steps.ts';
import { readVariables, type TakeSource } from './read-variables.ts';
import type { SandboxSetup, Scenario } from './scenario.ts';
import { type SandboxInFile, SCENARIO_FIELDS_SCHEMA, SHARED_SCHEMA } from './scenario-file.schema.ts';
import { codesOf } from './secret-value.ts';
import { positionOf } from './source-text.ts';
import { isExpectation } from './step.ts';

/** The sources of variables, and for which scenarios they are asked. */
export interface Sources {
  readonly take: TakeSource;
  readonly isPlayed: (id: string) => boolean;
}

/**
 * Reads the scenarios of a file: one for each row of examples. Without `sources`, no secret is taken and no command is
 * run: the variables that come from them stay as they are written, and mistakes that depend on them are not found.
 */
export async function readScenarios(file: LoadedFile, sources: Sources | null): Promise<readonly Scenario[]> {
  const played = file.scenarios.filter(
    (node) => sources === null || !isMap(node.value) || sources.isPlayed(idOf(node)),
  );
  const wanted = sources === null ? new Set() : namesIn(file, played);
  const takeFor = (name: string): TakeSource | null => (wanted.has(name) ? (sources?.take ?? null) : null);
  const shared = await readVariables(file.variables, new Map(), takeFor);
  const found: Scenario[] = [];
  for (const node of played) {
    const { mistakes } = node.reading;
    if (!isMap(node.value)) {
      mistakes.add(placeOf(node), `A scenario must be a map, not ${kindOf(node.value)}.`);
      continue;
    }
    const own = await readVariables(namedIn(node), shared, takeFor);
    const rows = rowsOf(child(node, 'examples'));
    for (const [at, row] of rows.entries()) {
      const label = [...row.values()].map(({ text }) => text).join(', ');
      const variables: Variables = new Map([...own, ...row]);
      const scenario = toScenario(file, { ...node, reading: { ...node.reading, variables } });
      if (scenario === null) continue;
      const { id, name } = scenario;
      const isOne = rows.length === 1;
      const isTold = name !== node.value.name || isOne;
      found.push({
        ...scenario,
        id: isOne ? id : `${id}#${at + 1}`,
        name: isTold ? name : `${name} (${label})`,
      });
    }
  }
  return found;
}

/** The file and the line of a scenario, which tell it apart. */
function idOf(node: FileNode): string {
  const place = placeOf(child(node, 'name'));
  return `${place.source.name}:${positionOf(place).line}`;
}

/** The variables that some scenarios and what they share name, for themselves or for a shell. */
function namesIn({ file, variables, people, blocks }: LoadedFile, played: readonly FileNode[]): Set<string> {
  const { scenarios: _, ...rest } = isMap(file.value) ? file.value : {};
  const nodes = [...variables.values(), ...people.values(), ...blocks.values(), ...played];
  const text = JSON.stringify([rest, nodes.map(({ value }) => value)]);
  return new Set(
    [...text.matchAll(/\$\{([^}]*)\}|\$(\w+)/g)].map(([, braced, bare = '']) => (braced ?? bare).trim()),
  );
}

/** The variables of a scenario. */
function namedIn(node: FileNode): Named {
  const variables = child(node, 'variables');
  return new Map(
    isMap(variables.value) ? Object.keys(variables.value).map((key) => [key, child(variables, key)]) : [],
  );
}

/** The rows of the examples as variables; one row without any if there are none. */
function rowsOf(node: FileNode): readonly Variables[] {
  const { value, reading } = node;
  const { mistakes } = reading;
  if (value === undefined) return [new Map()];
  if (!Array.isArray(value) || value.length === 0) {
    mistakes.add(
      placeOf(node),
      '"examples" must be a list of rows, such as - { person: anna, language: de }.',
    );
    return [];
  }
  return value.map((row: unknown, at) => {
    const own = child(node, at);
    if (!isMap(row)) mistakes.add(placeOf(own), `A row must be a map, not ${kindOf(row)}.`);
    const cells = Object.entries(isMap(row) ? row : {}).map(([key, cell]): [string, Value] => {
      if (typeof cell === 'object' && cell !== null)
        mistakes.add(placeOf(child(own, key)), 'A cell must be a text.');
      return [key, { text: typeof cell === 'string' ? cell : '', fromSource: false }];
    });
    return new Map(cells);
  });
}

function toScenario(file: LoadedFile, raw: FileNode): Scenario | null {
  const { reading, path } = raw;
  const { variables, mistakes } = reading;
  const { variables: _, examples: __, ...own } = raw.value as FileMap;
  const node = fillNode({ ...raw, value: own });
  const read = readAs(SCENARIO_FIELDS_SCHEMA, node, 'A scenario') ?? {};
  const root = sharedOf(file, reading);
  const shared = readAs(SHARED_SCHEMA, root, 'A scenario file') ?? {};
  const place = placeOf(child(node, 'name'));
  if (child(node, 'name').value === undefined)
    mistakes.add({ ...place, end: place.start + 1 }, 'A scenario needs a name.');
  if (read.steps === undefined) {
    mistakes.add(place, 'A scenario needs steps.');
    return null;
  }
  const before = mistakes.count();
  const steps = readSteps(child(node, 'steps'), file.blocks);
  if (mistakes.count() === before && !steps.some(({ ask }) => isExpectation(ask)))
    mistakes.add(place, 'The scenario expects nothing, so it could not fail. Add a step with "expect".');
  // Every report shows these, so no secret is filled in.
  const open = { ...reading, variables: withoutSecrets(variables) };
  const told = (key: string): unknown => nodeAt(open, [...path, key]).value;
  const site = child(root, 'site');
  const sites = child(root, 'sites');
  const timeout = read.timeout ?? shared.timeout;
  const codes = read.codes ?? shared.codes;
  return {
    id: idOf(raw),
    name: String(told('name') ?? ''),
    place,
    line: positionOf(place).line,
    tags: [
      ...new Set([...listOf(shared.tags), ...listOf(read.tags === undefined ? undefined : told('tags'))]),
    ],
    skip: read.skip === undefined ? null : String(told('skip')),
    retries: Number(read.retries ?? 0),
    isPending: [...variables.values()].some((value) => value.isPending),
    site: shared.site === undefined ? null : { text: shared.site, place: placeOf(site) },
    sites: new Map(
      Object.entries(shared.sites ?? {}).map(([brand, text]) => [
        brand,
        { text, place: placeOf(child(sites, brand)) },
      ]),
    ),
    people: peopleOf(file, reading),
    codes: codesOf(codes, variables),
    sandbox: readSandbox(child(node, 'sandbox'), read.sandbox ?? {}),
    steps,
    brand: read.brand ?? shared.brand ?? null,
    region: read.region ?? shared.region ?? null,
    platform: read.platform ?? shared.platform ?? null,
    language: read.language ?? shared.language ?? null,
    redirectUri: read['redirect uri'] ?? shared['redirect uri'] ?? null,
    state: read.state ?? shared.state ?? null,
    timeout: timeout === undefined ? null : readDuration(timeout),
  };
}

const listOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : [value].flat().map((each) => String(each));

/** What a file says about all of its scenarios, with the variables of one. */
function sharedOf({ file }: LoadedFile, reading: Reading): FileNode {
  const keys = Object.keys(SHARED_SCHEMA.shape);
  const entries = Object.entries(isMap(file.value) ? file.value : {}).filter(([key]) => keys.includes(key));
  return fillNode({ reading, path: [], value: Object.fromEntries(entries) });
}

/** The variables, with those that came from a source as they are written. */
const withoutSecrets = (variables: Variables): Variables =>
  new Map(
    [...variables].map(([name, value]) => [
      name,
      value.fromSource ? { ...value, text: `\${${name}}` } : value,
    ]),
  );

function peopleOf({ people }: LoadedFile, { variables }: Reading): Scenario['people'] {
  return new Map(
    [...people].flatMap(([name, node]) => {
      const person = readPerson(name, withVariables(node, variables));
      return person === null ? [] : [[name, person] as const];
    }),
  );
}

function readSandbox(node: FileNode, read: SandboxInFile): SandboxSetup {
  const faults = child(node, 'faults');
  const settings = child(node, 'settings');
  return {
    faults: (read.faults ?? []).flatMap((_, at) => readFault(child(faults, at)) ?? []),
    settings:
      read.settings === undefined
        ? null
        : { values: plainOf(settings) as Readonly<Record<string, unknown>>, place: placeOf(settings) },
  };
}
