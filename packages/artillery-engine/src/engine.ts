import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import {
  type Flow,
  type FlowItem,
  type LoadTest,
  prepareLoadTest,
  type Visitor,
} from '@gatehouse-login/cli-harness/load';
import type { Context, Events, Helpers, Script, Spec, StepFunction, Written } from './artillery.ts';
import { hideRows } from './hide-rows.ts';
import { knownNames } from './known-names.ts';
import { makeLateness } from './lateness.ts';
import { countCall, countFailure, countLeft, failTest } from './measure.ts';
import { problemsIn } from './payload.ts';
import { ENGINE_WORDS, engineStep, functionStep, inSeries } from './steps.ts';
import { stopTest } from './stop.ts';

/** A scenario that is ready for visitors. */
interface Prepared {
  /** The load test of the script. */
  readonly test: LoadTest;
  /** The flow of one scenario. */
  readonly flow: Flow;
}

/** Ends the test with its problems. */
type Stop = (problems: readonly string[]) => Promise<void>;

/** A test that can run, or why it cannot. */
type Preparation =
  | Prepared
  | {
      /** Why the test cannot run. */
      readonly problems: readonly string[];
    };

/**
 * The Artillery engine `gatehouse`. Artillery creates one in each worker. A mistake in a script stops the test before
 * anybody signs in.
 */
export class GatehouseEngine {
  readonly #script: Script;
  readonly #helpers: Helpers;
  readonly #stop: Stop;
  readonly #lateness: () => number;
  readonly #prepared = new Map<Spec, Promise<Preparation>>();
  #test: ReturnType<typeof prepareLoadTest> | null = null;

  /** Artillery gives three arguments. The fourth stops the test. */
  constructor(script: Script, _events: unknown, helpers: Helpers, stop: Stop = stopTest) {
    this.#stop = stop;
    this.#script = script;
    this.#helpers = helpers;
    const { scenarios = [], config } = script;
    hideRows(config.payload ?? []);
    // An engine does not see the arrivals of other engines, so it cannot plan its own if there are several.
    const areOurs = scenarios.every((spec) => engineOf(spec, script) === NAME);
    this.#lateness = makeLateness(areOurs ? (config.phases ?? []) : []);
  }

  /** Checks the whole script and reads the site. Artillery waits for this before it starts. */
  async init(): Promise<void> {
    const ours = (this.#script.scenarios ?? []).filter((spec) => engineOf(spec, this.#script) === NAME);
    const prepared = await Promise.all(ours.map((spec) => this.#prepare(spec)));
    const problems = prepared.flatMap((each) => ('problems' in each ? each.problems : []));
    for (const each of prepared) {
      if (problems.length > 0 || !('flow' in each)) continue;
      const problem = await each.test.problemAtSite(each.flow);
      if (problem !== null) problems.push(problem);
    }
    if (problems.length > 0) await this.#stop([...new Set(problems)]);
  }

  /** Compiles a scenario. The result is called for each virtual user. */
  createScenario(spec: Spec, events: Events): StepFunction {
    const { processor } = this.#script.config;
    const hooks = (names: Spec['beforeScenario']): readonly StepFunction[] =>
      [names ?? []].flat().map((name) => functionStep(name, processor, events));
    const [before, after] = [hooks(spec.beforeScenario), hooks(spec.afterScenario)];
    const preparing = this.#prepare(spec);
    return (context, done) => {
      const late = this.#lateness();
      events.emit('started');
      void preparing.then((prepared) => {
        if ('problems' in prepared) {
          events.emit('error', prepared.problems[0] ?? 'The flow cannot be read.');
          return done(new Error('the flow cannot be read'), context);
        }
        const { test, flow } = prepared;
        const visitor = test.arrive(flow, (call) => countCall(events, call));
        const steps = this.#compile(flow.items, spec.flow ?? [], { visitor, flow, events });
        return inSeries([...before, ...steps, ...after])(context, (error) => {
          void visitor.leave().then((left) => {
            countLeft(events, left, late);
            done(error, context);
          });
        });
      });
    };
  }

  #compile(
    items: readonly FlowItem[],
    written: readonly Written[],
    visit: { readonly visitor: Visitor; readonly flow: Flow; readonly events: Events },
  ): readonly StepFunction[] {
    const { visitor, flow, events } = visit;
    const { config } = this.#script;
    return items.map((item, at): StepFunction => {
      if (item.kind === 'engine') {
        const own = written[item.index] ?? '';
        const inner = Object(own)[item.word] as readonly Written[];
        const steps = this.#compile(item.items, inner, visit);
        const tools = { config, helpers: this.#helpers, events, secretNames: flow.secretNames };
        return engineStep(item, own, steps, tools);
      }
      const next = items[at + 1];
      return (context, done) => {
        const given = this.#given(flow, context);
        void visitor.play(item, next?.kind === 'step' ? next : null, given).then((failure) => {
          if (failure === null) return done(null, context);
          countFailure(events, item, failure);
          failTest(config);
          return done(new Error(failure.message), context);
        });
      };
    });
  }

  /** Returns the values of a flow's variables, as Artillery fills them in. */
  #given({ names }: Flow, context: Context): ReadonlyMap<string, string> {
    const values = names.map((name) => [name, this.#helpers.template(`{{ ${name} }}`, context)] as const);
    const known = values.filter(
      ([, value]) => value !== undefined && value !== null && value !== 'undefined',
    );
    return new Map(known.map(([name, value]) => [name, String(value)]));
  }

  #prepare(spec: Spec): Promise<Preparation> {
    const known = this.#prepared.get(spec);
    if (known !== undefined) return known;
    const prepared = this.#read(spec);
    this.#prepared.set(spec, prepared);
    return prepared;
  }

  async #read(spec: Spec): Promise<Preparation> {
    const { config, scenarios = [], _scriptPath: path } = this.#script;
    this.#test ??= prepareLoadTest({
      target: config.target ?? '',
      settings: config.engines?.gatehouse,
      engineWords: ENGINE_WORDS,
    });
    const prepared = await this.#test;
    if ('problem' in prepared) return { problems: [prepared.problem] };
    const { test } = prepared;
    const known = knownNames(this.#script, spec);
    const folder = path === undefined ? process.cwd() : dirname(path);
    const text =
      path === undefined || !IS_TEXT.test(path) ? null : await readFile(path, 'utf8').catch(() => null);
    const source = text === null || path === undefined ? null : { name: relative(process.cwd(), path), text };
    const [file = '', name = ''] = splitAt(spec.scenario ?? '');
    // Artillery adds an empty flow if none is written.
    if (spec.scenario !== undefined && spec.flow !== undefined && spec.flow.length > 0)
      return { problems: [BOTH] };
    if (spec.scenario !== undefined && name === '') return { problems: [NO_NAME] };
    const read =
      spec.scenario === undefined
        ? test.readFlow({ source, index: scenarios.indexOf(spec), given: spec }, known)
        : await test.readNamedFlow(resolve(folder, file), name, known);
    if ('problems' in read) return read;
    const problems = problemsIn(config.payload ?? [], read.flow);
    return problems.length > 0 ? { problems } : { test, flow: read.flow };
  }
}

const NAME = 'gatehouse';
const IS_TEXT = /\.(?:ya?ml|json)$/i;
const BOTH = 'A scenario has a "flow", or names the "scenario" of a file, but not both.';
const NO_NAME = 'Write scenario: FILE#NAME, with the name of one of the scenarios in the file.';

const engineOf = (spec: Spec, { config }: Script): string => spec.engine ?? config.engine ?? 'http';

/** Splits a reference at its first `#`. */
function splitAt(text: string): readonly string[] {
  const at = text.indexOf('#');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
