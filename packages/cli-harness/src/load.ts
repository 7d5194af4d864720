/**
 * For engines of load tests: reads flows in the words of `gatehouse run`, and lets visitors play them. `artillery-engine-gatehouse` is
 * such an engine.
 *
 * ```ts
 * import { prepareLoadTest } from '@gatehouse-login/cli-harness/load';
 *
 * const prepared = await prepareLoadTest({ target: 'http://localhost:4301', settings: {}, engineWords: ['think'] });
 * if ('problem' in prepared) throw new Error(prepared.problem);
 * const script = { source: null, index: 0, given: { engine: 'gatehouse', flow: ['expect logim'] } };
 * const read = prepared.test.readFlow(script, { names: [], isOpen: false });
 * const [problem] = 'problems' in read ? read.problems : [];
 * console.log(problem?.split('\n')[0]); // prints: the script:6:17: Nothing is called "logim" here. Did you mean "login"?
 * ```
 *
 * @packageDocumentation
 */

import type { LoadOptions, LoadTest } from './load/contract.ts';

export type {
  Call,
  EngineStep,
  Failure,
  Flow,
  FlowItem,
  FlowStep,
  Given,
  KnownNames,
  Left,
  LoadOptions,
  LoadTest,
  ReadFlow,
  ScriptPart,
  Spell,
  Visitor,
} from './load/contract.ts';

/**
 * Prepares a load test for an engine that creates visitors. Resolves with the problem if the test cannot run. Sends
 * nothing, except to a sandbox, whose people it reads.
 */
export async function prepareLoadTest(options: LoadOptions): Promise<
  | {
      /** The load test, ready to play. */
      readonly test: LoadTest;
    }
  | {
      /** Why the test cannot run, in a sentence. */
      readonly problem: string;
    }
> {
  const [{ prepareLoadTest: prepare }, { openSite }, { ownFetch }] = await Promise.all([
    import('./load/load-test.ts'),
    import('./composition/open-site.ts'),
    import('./composition/node-fetch.ts'),
  ]);
  return prepare(options, {
    io: {
      // A worker thread creates its streams on first access.
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
