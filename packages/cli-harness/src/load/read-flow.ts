import { fileReader, type LoadedFile, loadFiles } from '../scenario/load-files.ts';
import { excerptOf, type Mistakes, makeMistakes, meant } from '../scenario/mistake.ts';
import { readYaml } from '../scenario/read-yaml.ts';
import type { SourceText } from '../scenario/source-text.ts';
import { type FileMap, isMap, isText, keyPlaceOf, type Value } from '../scenario/value.ts';
import { checkFlow } from './check-flow.ts';
import type { ReadFlow, ScriptPart } from './contract.ts';
import type { FlowRules } from './flow.ts';
import { withReferences } from './references.ts';

/** The keys of a scenario that `gatehouse run` does not know. */
const ENGINE_KEYS = ['engine', 'weight', 'flow', 'scenario', 'beforeScenario', 'afterScenario'];

/** Reads a flow that is written in the script of a load engine. */
export function readFlow({ source, index, given }: ScriptPart, rules: FlowRules): ReadFlow {
  const mistakes = makeMistakes();
  const inFile = source === null ? null : scenarioIn(source, index, makeMistakes());
  const name = source === null ? 'the script' : `${source.name} (as the engine has it)`;
  const written =
    inFile !== null && isSame(inFile, given)
      ? inFile
      : scenarioIn({ name, text: JSON.stringify({ scenarios: [given] }, null, 2) }, 0, mistakes);
  if (written === null) return problemsOf(mistakes);
  const scenario = withReferences(written) as FileMap;
  const file: LoadedFile = { ...NOTHING, shared: {}, scenarios: [scenario] };
  return checked(
    file,
    scenario,
    { key: 'flow', isOwn: (key) => !ENGINE_KEYS.includes(key) },
    rules,
    mistakes,
  );
}

function scenarioIn(source: SourceText, index: number, mistakes: Mistakes): FileMap | null {
  const root = readYaml(source, mistakes);
  const list = root !== null && isMap(root) ? root.scenarios : undefined;
  const written: Value | undefined = Array.isArray(list) ? list[index] : undefined;
  return written !== undefined && isMap(written) ? written : null;
}

const NOTHING = { variables: {}, people: {}, blocks: {} };

/** Reads a scenario by its name, from a file of `gatehouse run`. */
export async function readNamedFlow(
  path: string,
  name: string,
  cwd: string,
  rules: FlowRules,
): Promise<ReadFlow> {
  const mistakes = makeMistakes();
  const [file] = await loadFiles([path], fileReader(cwd), mistakes);
  if (file === undefined) return problemsOf(mistakes);
  const named = file.scenarios.filter(isMap);
  const nameOf = ({ name: text }: FileMap): string => (text !== undefined && isText(text) ? text.text : '');
  const scenario = named.find((each) => nameOf(each) === name);
  if (scenario === undefined) {
    const hint = meant(name, named.map(nameOf));
    return { problems: [`${fileReader(cwd).show(path)} has no scenario "${name}".${hint}`] };
  }
  return checked(file, scenario, { key: 'steps', isOwn: (key) => key !== 'examples' }, rules, mistakes);
}

interface Layout {
  /** The key of the steps. */
  readonly key: string;
  /** Checks whether a key belongs to a scenario. */
  readonly isOwn: (key: string) => boolean;
}

function checked(
  file: LoadedFile,
  scenario: FileMap,
  { key, isOwn }: Layout,
  rules: FlowRules,
  mistakes: Mistakes,
): ReadFlow {
  const list = scenario[key];
  if (list === undefined || !Array.isArray(list) || list.length === 0) {
    const place = keyPlaceOf(scenario, list === undefined ? 'name' : key);
    mistakes.add(place, `A scenario needs steps: a list under "${key}".`);
    return problemsOf(mistakes);
  }
  const flow = checkFlow(file, scenario, isOwn, list, rules, mistakes);
  return mistakes.all().length > 0 ? problemsOf(mistakes) : { flow };
}

const problemsOf = (mistakes: Mistakes): ReadFlow => ({
  problems: mistakes.all().map((each) => excerptOf(each)),
});

/** Checks whether an engine read a value as the file has it. Engines flatten nested lists and add keys of their own. */
function isSame(value: Value, given: unknown): boolean {
  if (isText(value)) return typeof given !== 'object' && value.text === String(given);
  if (isMap(value))
    return Object.entries(value).every(([key, each]) => isSame(each, Object(given)[key])) && isObject(given);
  if (!Array.isArray(given)) return false;
  const [entries, others] = [value.flat(), given.flat()];
  return entries.length === others.length && entries.every((each, at) => isSame(each as Value, others[at]));
}

const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null;
