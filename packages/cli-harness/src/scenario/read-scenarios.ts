import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import { readDuration } from './duration.ts';
import { type PLACE_FIELDS, SANDBOX_FIELDS, SCENARIO_FIELDS } from './fields.ts';
import { fill, type Value, type Variables } from './fill.ts';
import { type LoadedFile, namedIn } from './load-files.ts';
import type { Mistakes } from './mistake.ts';
import { type FileNode, KIND_NAMES, type MapNode } from './node.ts';
import { plainOf, readFault } from './read-fault-request.ts';
import { type Read, readCount, readMap, readText, readTexts, readWord } from './read-node.ts';
import { readCodes, readPerson } from './read-people.ts';
import { readSteps } from './read-steps.ts';
import { readVariable, type TakeSource } from './read-variables.ts';
import type { SandboxSetup, Scenario, ScenarioPlace } from './scenario.ts';
import { positionOf } from './source-text.ts';
import { isExpectation, type ScenarioPerson } from './step.ts';

const MOST_RETRIES = 10;

/** Reads the scenarios of a file: one for each row of examples. */
export async function readScenarios(
  file: LoadedFile,
  take: TakeSource,
  mistakes: Mistakes,
): Promise<readonly Scenario[]> {
  const { fields } = file;
  const shared = await valuesOf(file.variables, new Map(), take, mistakes);
  if (fields.scenarios === undefined) return [];
  const { value } = fields.scenarios;
  if (value.kind !== 'list') {
    mistakes.add(value.place, '"scenarios" must be a list. Begin each scenario with a hyphen.');
    return [];
  }
  const scenarios: Scenario[] = [];
  for (const node of value.items) {
    if (node.kind !== 'map') {
      mistakes.add(node.place, `A scenario must be a map, not ${KIND_NAMES[node.kind]}.`);
      continue;
    }
    scenarios.push(...(await readScenario(file, node, shared, take, mistakes)));
  }
  return scenarios;
}

async function readScenario(
  file: LoadedFile,
  node: MapNode,
  shared: Variables,
  take: TakeSource,
  mistakes: Mistakes,
): Promise<readonly Scenario[]> {
  const raw = readMap(node, SCENARIO_FIELDS, 'A scenario', mistakes);
  const own = await valuesOf(new Map(namedIn(raw.variables, mistakes)), shared, take, mistakes);
  const rows = rowsOf(raw.examples?.value, mistakes);
  const found: Scenario[] = [];
  for (const [at, row] of rows.entries()) {
    const variables: Variables = new Map([...own, ...row]);
    const filled = fill({ ...node, entries: node.entries.filter(isFilled) }, variables, mistakes);
    const read = readMap(filled, SCENARIO_FIELDS, 'A scenario', mistakes);
    const label = rows.length > 1 ? ` (${[...row.values()].map(({ text }) => text).join(', ')})` : '';
    const scenario = toScenario(
      file,
      read,
      node,
      variables,
      { row: rows.length > 1 ? at + 1 : 0, label },
      mistakes,
    );
    if (scenario !== null) found.push(scenario);
  }
  return found;
}

const isFilled = ({ key }: MapNode['entries'][number]): boolean =>
  key.text !== 'variables' && key.text !== 'examples';

/** The values of variables. Each may use those before it. */
async function valuesOf(
  nodes: ReadonlyMap<string, FileNode>,
  before: Variables,
  take: TakeSource,
  mistakes: Mistakes,
): Promise<Variables> {
  const values = new Map<string, Value>(before);
  for (const [name, node] of nodes) {
    const value = await readVariable(name, fill(node, values, mistakes), take, mistakes);
    values.set(name, value ?? { text: '', fromSource: false });
  }
  return values;
}

/** The rows of the examples as variables; one row without any if there are none. */
function rowsOf(node: FileNode | undefined, mistakes: Mistakes): readonly Variables[] {
  if (node === undefined) return [new Map()];
  if (node.kind !== 'list' || node.items.length === 0) {
    mistakes.add(node.place, '"examples" must be a list of rows, such as - { person: anna, language: de }.');
    return [];
  }
  return node.items.map((row) => {
    const cells = new Map<string, Value>();
    if (row.kind !== 'map') mistakes.add(row.place, `A row must be a map, not ${KIND_NAMES[row.kind]}.`);
    for (const { key, value } of row.kind === 'map' ? row.entries : []) {
      if (value.kind === 'text' || value.kind === 'nothing')
        cells.set(key.text, { text: value.kind === 'text' ? value.text : '', fromSource: false });
      else mistakes.add(value.place, 'A cell must be a text.');
    }
    return cells;
  });
}

function toScenario(
  file: LoadedFile,
  read: Read<typeof SCENARIO_FIELDS>,
  node: MapNode,
  variables: Variables,
  { row, label }: { readonly row: number; readonly label: string },
  mistakes: Mistakes,
): Scenario | null {
  const { source, fields } = file;
  const place = { ...(read.name?.value.place ?? node.place), source };
  const name = readText(read.name, mistakes)?.text;
  if (name === undefined) mistakes.add({ ...place, end: place.start + 1 }, 'A scenario needs a name.');
  if (read.steps === undefined) {
    mistakes.add({ ...place }, 'A scenario needs steps.');
    return null;
  }
  const blocks = new Map(
    [...file.blocks].map(([key, steps]) => [key, fill(steps, variables, mistakes)] as const),
  );
  const before = mistakes.count();
  const steps = readSteps(read.steps.value, blocks, mistakes);
  if (mistakes.count() === before && !steps.some(({ ask }) => isExpectation(ask)))
    mistakes.add(place, 'The scenario expects nothing, so it could not fail. Add a step with "expect".');
  const filledPlace = (key: keyof typeof PLACE_FIELDS) => {
    const entry = read[key] ?? fields[key];
    return entry && { ...entry, value: fill(entry.value, variables, mistakes) };
  };
  const { line } = positionOf(place);
  const site = readText(
    fields.site && { ...fields.site, value: fill(fields.site.value, variables, mistakes) },
    mistakes,
  );
  const sites = namedIn(fields.sites, mistakes).flatMap(([brand, value]) => {
    const filled = fill(value, variables, mistakes);
    return filled.kind === 'text' ? [[brand, { text: filled.text, place: filled.place }] as const] : [];
  });
  return {
    id: `${source.name}:${line}${row === 0 ? '' : `#${row}`}`,
    name: `${name ?? ''}${name?.includes('${') || row === 0 || usesRow(read, node) ? '' : label}`,
    place,
    line,
    tags: [
      ...new Set(
        [...readTexts(fields.tags, mistakes), ...readTexts(read.tags, mistakes)].map(({ text }) => text),
      ),
    ],
    skip: readText(read.skip, mistakes)?.text ?? null,
    retries: readCount(read.retries, [0, MOST_RETRIES], mistakes) ?? 0,
    site: site === undefined ? null : { text: site.text, place: site.place },
    sites: new Map(sites),
    people: peopleOf(file, variables, mistakes),
    codes: readCodes(filledPlace('codes'), mistakes),
    sandbox: readSandbox(read.sandbox?.value, mistakes),
    steps,
    ...readPlace(filledPlace, mistakes),
  };
}

/** Whether the name of a scenario tells its rows apart by itself. */
function usesRow(read: Read<typeof SCENARIO_FIELDS>, node: MapNode): boolean {
  const original = node.entries.find(({ key }) => key.text === 'name')?.value;
  return (
    original?.kind === 'text' && read.name?.value.kind === 'text' && original.text !== read.name.value.text
  );
}

function peopleOf(
  { people }: LoadedFile,
  variables: Variables,
  mistakes: Mistakes,
): ReadonlyMap<string, ScenarioPerson> {
  return new Map(
    [...people].flatMap(([name, node]) => {
      const person = readPerson(name, fill(node, variables, mistakes), mistakes);
      return person === null ? [] : [[name, person] as const];
    }),
  );
}

function readPlace(
  entryOf: (key: keyof typeof PLACE_FIELDS) => Read<typeof PLACE_FIELDS>['brand'],
  mistakes: Mistakes,
): ScenarioPlace {
  const timeout = readText(entryOf('timeout'), mistakes);
  const ms = timeout === undefined ? null : readDuration(timeout.text);
  if (timeout !== undefined && ms === null)
    mistakes.add(timeout.place, `"${timeout.text}" is not a time. Write it as in 5s or 500ms.`);
  return {
    brand: readWord(entryOf('brand'), BRANDS, mistakes) ?? null,
    region: readWord(entryOf('region'), REGIONS, mistakes) ?? null,
    platform: readWord(entryOf('platform'), PLATFORM_TYPES, mistakes) ?? null,
    language: readWord(entryOf('language'), LANGUAGES, mistakes) ?? null,
    redirectUri: readText(entryOf('redirect uri'), mistakes)?.text ?? null,
    state: readText(entryOf('state'), mistakes)?.text ?? null,
    timeout: ms,
  };
}

function readSandbox(node: FileNode | undefined, mistakes: Mistakes): SandboxSetup {
  if (node === undefined) return { faults: [], settings: null };
  const { faults, settings } = readMap(node, SANDBOX_FIELDS, '"sandbox"', mistakes);
  const list = faults?.value.kind === 'list' ? faults.value.items : [];
  if (faults !== undefined && faults.value.kind !== 'list')
    mistakes.add(faults.value.place, '"faults" must be a list.');
  return {
    faults: list.flatMap((each) => readFault(each, mistakes) ?? []),
    settings:
      settings === undefined
        ? null
        : {
            values: plainOf(settings.value) as Readonly<Record<string, unknown>>,
            place: settings.value.place,
          },
  };
}
