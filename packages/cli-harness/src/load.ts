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
