import { type LoadOptions, type LoadTest, prepareLoadTest as prepare } from './load/load-test.ts';

export type { Failure, Given, Left, Visitor } from './load/contract.ts';
export type { EngineStep, Flow, FlowItem, FlowStep, KnownNames, ReadFlow } from './load/flow.ts';
export type { LoadOptions, LoadTest } from './load/load-test.ts';
export type { ScriptPart } from './load/read-flow.ts';
export type { Spell } from './load/states.ts';
export type { Call } from './load/timed-fetch.ts';

/**
 * Prepares a load test, for an engine that lets visitors arrive. Resolves with what is wrong if it cannot be run. Only a
 * sandbox is asked anything: for its people.
 */
export async function prepareLoadTest(
  options: LoadOptions,
): Promise<{ readonly test: LoadTest } | { readonly problem: string }> {
  const [{ openSite }, { ownFetch }] = await Promise.all([
    import('./composition/open-site.ts'),
    import('./composition/node-fetch.ts'),
  ]);
  return prepare(options, {
    io: {
      // A thread makes its streams when they are first asked for.
      get stdin() {
        return process.stdin;
      },
      get stdout() {
        return process.stdout;
      },
      get stderr() {
        return process.stderr;
      },
      env: process.env,
      cwd: process.cwd(),
    },
    openSite: async () => openSite,
    connect: (authorities) => () => ownFetch(authorities, process.env),
  });
}
