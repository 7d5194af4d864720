import type { Sandbox, SandboxOptions } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../report/ending.ts';
import type { Context } from '../command.ts';
import { sandboxEnding } from '../sandbox/sandbox-ending.ts';

/** The built-in sandboxes of a run: each worker has its own, so that scenarios do not disturb each other. */
export interface Sandboxes {
  readonly of: (worker: number) => Promise<Result<Sandbox, Ending>>;
  readonly dispose: () => Promise<void>;
}

/** Makes the sandboxes of a run, which serve `pages`. Each starts when it is first asked for. */
export function makeSandboxes(
  { createSandbox }: Pick<Context, 'createSandbox'>,
  pages: Pick<SandboxOptions, 'siteDir' | 'documents'>,
): Sandboxes {
  const started = new Map<number, Promise<Result<Sandbox, Ending>>>();
  async function start(): Promise<Result<Sandbox, Ending>> {
    const create = await createSandbox();
    return (await create({ port: 0, ...pages })).match<Result<Sandbox, Ending>>(ok, (error) =>
      err(sandboxEnding(error)),
    );
  }
  return {
    of(worker) {
      const known = started.get(worker) ?? start();
      started.set(worker, known);
      return known;
    },
    async dispose() {
      for (const each of started.values()) {
        const sandbox = await each;
        if (sandbox.isOk()) await sandbox.value.dispose();
      }
    },
  };
}
