import { expectsWork } from '../player/play.ts';
import { mannerOf } from '../player/visitors.ts';
import { checkWhere, OF_SANDBOX } from '../scenario/check-where.ts';
import type { LoadedFile } from '../scenario/load-files.ts';
import type { Mistakes } from '../scenario/mistake.ts';
import { EXPECTS_NOTHING, readHead, type ScenarioHead } from '../scenario/read-scenarios.ts';
import { readSteps } from '../scenario/read-steps.ts';
import { positionOf } from '../scenario/source-text.ts';
import { isExpectation, type Step } from '../scenario/step.ts';
import {
  type FileMap,
  fill,
  isMap,
  isText,
  keyPlaceOf,
  pick,
  placeOf,
  type Value,
  type Variable,
  type Variables,
} from '../scenario/value.ts';
import type { Flow, FlowItem, KnownNames } from './contract.ts';
import type { FlowRules, FlowSource } from './flow.ts';
import { namesIn, secretNamesIn } from './references.ts';

/** Checks a flow before anything is sent. Adds its mistakes to `mistakes`. */
export function checkFlow(
  file: LoadedFile,
  written: FileMap,
  isOwn: (key: string) => boolean,
  list: readonly Value[],
  rules: FlowRules,
  mistakes: Mistakes,
): Flow {
  const scenario = pick(written, isOwn);
  const own = [file.variables, isMap(scenario.variables ?? []) ? (scenario.variables ?? {}) : {}];
  const holders: Value = [file.people, file.shared, file.blocks, scenario, list];
  const names = namesIn(holders);
  const variables = pendingOf(names, rules.known, own.flatMap(Object.keys));
  const head = readHead(file, scenario, variables, mistakes);
  const steps: Step[] = [];

  function itemsOf(entries: readonly Value[]): readonly FlowItem[] {
    // The engine flattens a list in a list.
    return entries.flatMap((each) => (Array.isArray(each) ? each : [each])).map(itemOf);
  }

  function itemOf(value: Value, index: number): FlowItem {
    const word = isMap(value) ? rules.engineWords.find((each) => Object.hasOwn(value, each)) : undefined;
    if (word !== undefined && isMap(value)) {
      const inner = value[word];
      return { kind: 'engine', word, index, items: Array.isArray(inner) ? itemsOf(inner) : [] };
    }
    const read = readSteps([fill(value, variables, mistakes)], { blocks: file.blocks, variables, mistakes });
    steps.push(...read);
    const [first] = read;
    const { source } = placeOf(value);
    const at = `${source.name}:${positionOf(first?.place ?? placeOf(value)).line}`;
    const isWork = first !== undefined && expectsWork(first.ask);
    return { kind: 'step', at, text: textOf(value, first), expectsWork: isWork, written: value };
  }

  const before = mistakes.count();
  const items = itemsOf(list);
  if (mistakes.count() === before && !steps.some(({ ask }) => isExpectation(ask)))
    mistakes.add(keyPlaceOf(written, 'name'), EXPECTS_NOTHING);
  // A step that could not be read is reported already.
  if (mistakes.all().length === 0) checkAccounts({ ...head, steps }, rules, mistakes);
  return {
    items,
    names,
    secretNames: secretNamesIn(holders),
    isAlone: mannerOf({ steps }) === 'alone',
    source: { file, scenario } satisfies FlowSource,
  };
}

/** Returns the text of a step. Variables appear by name. */
const textOf = (value: Value, step: Step | undefined): string =>
  isText(value) && value.text.startsWith('do ') ? value.text : (step?.text ?? '');

/** Stands for values that only a visitor has. They are checked when they are known. */
export function pendingOf(names: readonly string[], known: KnownNames, own: readonly string[]): Variables {
  const all = [...known.names, ...own];
  const expected = known.isOpen ? names : names.filter((name) => all.includes(rootOf(name)));
  const entries = [...new Set([...all, ...expected])].map((name): [string, Variable] => [
    name,
    { text: `\${${name}}`, place: { isSecret: true, isPending: true } },
  ]);
  return new Map(entries);
}

/** Returns the variable at the start of a path, as in `$env.HOME` or `rows[0]`. Returns a call, as in `$randomString(10)`, unchanged. */
const rootOf = (name: string): string => /^[^.[(]+/.exec(name)?.[0] ?? name;

function checkAccounts(
  scenario: ScenarioHead & { readonly steps: readonly Step[] },
  { isSandbox, personas, hasExpendable }: FlowRules,
  mistakes: Mistakes,
): void {
  const { steps, people, codes } = scenario;
  checkWhere(scenario, { isSandbox, personas }, mistakes);
  const sources = [codes, ...[...people.values()].map((person) => person.codes)];
  for (const { ask, place } of steps) {
    if ('expect' in ask && ask.expect === 'stream') mistakes.add(place, NO_STREAMS);
    if (!('do' in ask)) continue;
    if (OF_SANDBOX.includes(ask.do) && isSandbox) mistakes.add(place, NO_FAULTS);
    if (ask.do === 'sign-in' && ask.password?.kind === 'made-up' && !hasExpendable)
      mistakes.add(place, NO_WRONG_PASSWORDS);
    if (ask.do !== 'enter-code' || ask.code !== null || isSandbox) continue;
    if (sources.every((source) => source === null)) mistakes.add(place, NO_CODES);
    if (sources.some((source) => source?.kind === 'inbox')) mistakes.add(place, NO_INBOX);
  }
}

const NO_STREAMS = 'A load test opens no streams. Leave this step to gatehouse run.';
const NO_FAULTS = 'All visitors share the sandbox, so no step may change it. Set faults on its home page.';
const NO_WRONG_PASSWORDS =
  'Wrong passwords lock accounts. List those that may be locked: engines: { gatehouse: { expendable: [NAME] } }.';
const NO_CODES =
  'Nothing says where the codes come from. Add codes: { url: ADDRESS } to the scenario; the address may name a variable.';
const NO_INBOX =
  'Only a sandbox has an inbox. Name its home page: engines: { gatehouse: { sandbox: http://localhost:4300 } }.';
