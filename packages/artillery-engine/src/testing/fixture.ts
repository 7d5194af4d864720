import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { parse } from 'yaml';
import type { Context, Done, Helpers, Script, StepFunction } from '../artillery.ts';
import { GatehouseEngine } from '../engine.ts';

/** Somebody of the sandbox who signs in at once. */
export const PLAIN = { user: 'DM100001', password: 'Copper-Kite1' };
export const ROWS = [[PLAIN.user, PLAIN.password]];
export const PAYLOAD =
  '  payload: { path: people.csv, fields: [user, password], order: sequence, cast: false }';
/** The step that signs in with a row of the accounts. */
export const SIGN_IN = '- sign in as: { user: "{{ user }}", password: "{{ password }}" }';

/** The events that an engine emitted. */
export interface Emitted {
  readonly errors: string[];
  readonly counters: Map<string, number>;
  readonly histograms: Map<string, number[]>;
}

/** A test that was prepared as Artillery does it. */
export interface Prepared {
  /** What stopped it; empty if nothing did. */
  readonly problems: readonly string[];
  /** Lets a virtual user arrive at a scenario. Resolves with the error that ended the user, or null. */
  readonly arrive: (vars?: Record<string, unknown>, scenario?: number) => Promise<Error | null>;
  readonly emitted: Emitted;
}

/** Files of a load test, and a sandbox to test. */
export interface Fixture {
  readonly sandbox: Sandbox;
  readonly folder: string;
  /** Writes a script in YAML, and prepares it. `data` are the rows of the first payload. */
  readonly prepare: (yaml: string, data?: readonly (readonly unknown[])[]) => Promise<Prepared>;
  /** A script with one scenario, whose accounts are in `people.csv`. */
  readonly script: (flow: readonly string[], settings?: string, config?: string, more?: string) => string;
  readonly write: (name: string, text: string) => Promise<string>;
  readonly dispose: () => Promise<void>;
}

export async function makeFixture(): Promise<Fixture> {
  const started = await createSandbox({ port: 0 });
  const sandbox = started._unsafeUnwrap();
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-load-'));
  const write = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  return {
    sandbox,
    folder,
    write,
    script: (flow, settings = '{}', config = PAYLOAD, more = '') => `config:
  target: ${sandbox.brands['city-index']}
  engines: { gatehouse: ${settings} }
${config}
scenarios:
  - name: signs in
    engine: gatehouse
${more}    flow:
${flow.map((line) => `      ${line}`).join('\n')}
`,
    async prepare(yaml, data) {
      const path = await write('load.yaml', yaml);
      return prepared({ ...(parse(yaml) as Script), _scriptPath: path }, data);
    },
    async dispose() {
      await sandbox.dispose();
      await rm(folder, { recursive: true });
    },
  };
}

async function prepared(script: Script, data: readonly (readonly unknown[])[] = []): Promise<Prepared> {
  // Artillery makes a list of a single file.
  const [first] = [script.config.payload ?? []].flat();
  const config = first === undefined ? script.config : { ...script.config, payload: [{ ...first, data }] };
  const problems: string[] = [];
  const emitted: Emitted = { errors: [], counters: new Map(), histograms: new Map() };
  const events = {
    emit(event: string, name?: string, value = 0) {
      if (event === 'error' && name !== undefined) emitted.errors.push(name);
      if (event === 'counter' && name !== undefined)
        emitted.counters.set(name, (emitted.counters.get(name) ?? 0) + value);
      if (event === 'histogram' && name !== undefined)
        emitted.histograms.set(name, [...(emitted.histograms.get(name) ?? []), value]);
    },
  };
  const engine = new GatehouseEngine({ ...script, config }, events, HELPERS, async (found) => {
    problems.push(...found);
  });
  await engine.init();
  const scenarios = (script.scenarios ?? []).map((spec) => engine.createScenario(spec, events));
  return {
    problems,
    emitted,
    arrive: (vars = {}, at = 0) =>
      new Promise((resolve) => {
        scenarios[at]?.({ vars: { ...script.config.variables, ...vars } }, (error) => resolve(error ?? null));
      }),
  };
}

/** Artillery's helpers for engines, as far as the tests need them. */
const HELPERS: Helpers = {
  template: (value, { vars }) => {
    const [, only] = /^\{\{ ?([^{}]*?) ?\}\}$/.exec(String(value)) ?? [];
    if (only !== undefined) return vars[only];
    return String(value).replaceAll(/\{\{ ?(.*?) ?\}\}/g, (_, name: string) => String(vars[name]));
  },
  createThink: (step) => (context, done) => {
    setTimeout(() => done(null, context), Number(Object(step).think) * 1_000);
  },
  createLoopWithCount: (count, steps) => (context, done) => runSteps(Number(count), steps, context, done),
};

function runSteps(count: number, steps: readonly StepFunction[], context: Context, done: Done): void {
  const all = Array.from({ length: count }, () => steps).flat();
  const from = (at: number): void => {
    const step = all[at];
    if (step === undefined) done(null, context);
    else step(context, (error) => (error ? done(error, context) : from(at + 1)));
  };
  from(0);
}
