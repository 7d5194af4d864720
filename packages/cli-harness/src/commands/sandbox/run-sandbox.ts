import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExitCode } from '@gatehouse/core';
import { err, ok, type Result } from 'neverthrow';
import { inert } from '../../report/inert.ts';
import { paintFor } from '../../report/paint.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import type { SandboxGiven } from './options.ts';
import { sandboxProblem } from './sandbox-problem.ts';
import { welcome, welcomeJson } from './welcome.ts';

/** Runs `gatehouse sandbox` until it is stopped. */
export async function runSandbox(given: SandboxGiven, { io, createSandbox }: Context): Promise<ExitCode> {
  const settings = readPort(given.port ?? io.env.GATEHOUSE_PORT).andThen((port) =>
    findSite(given['site-dir'], io.cwd).andThen((siteDir) =>
      readSeed(given.seed).map((seed) => ({ port, siteDir, seed })),
    ),
  );
  if (settings.isErr()) return writeUsage(settings.error, io, given.json);
  const { port, siteDir, seed } = settings.value;
  const create = await createSandbox();
  const started = await create({
    ...(port === undefined ? {} : { port }),
    ...(siteDir === undefined ? {} : { siteDir }),
    ...(seed === undefined ? {} : { seed }),
    ...(given.personas === undefined ? {} : { personas: resolve(io.cwd, given.personas) }),
  });
  if (started.isErr()) {
    const { error } = started;
    const { fault, message, next } = sandboxProblem(error);
    const outcome = fault === 'usage' ? 'usage' : 'environment-fault';
    return writeEnd(outcome, { kind: error.kind, message, next }, io, given.json);
  }
  const sandbox = started.value;
  const command = io.env.npm_execpath === undefined ? 'gatehouse' : 'npx gatehouse';
  const text = given.json
    ? welcomeJson(sandbox)
    : welcome(sandbox, {
        command,
        hasPages: siteDir !== undefined,
        paint: paintFor(io.stdout, io.env),
        columns: io.stdout.columns,
      });
  io.stdout.write(text);
  await stopped(io.signal);
  await sandbox.dispose();
  io.stderr.write('\nThe sandbox has stopped.\n');
  return 0;
}

function readPort(text: string | undefined): Result<number | undefined, UsageError> {
  if (text === undefined || text === '') return ok(undefined);
  if (/^\d{1,5}$/.test(text)) return ok(Number(text));
  const message = `"${inert(text)}" is no port.`;
  return err(usageError(message, 'Give --port or GATEHOUSE_PORT the first of eight ports, such as 5300.'));
}

function readSeed(text: string | undefined): Result<number | undefined, UsageError> {
  if (text === undefined) return ok(undefined);
  if (/^\d{1,9}$/.test(text)) return ok(Number(text));
  return err(usageError(`"${inert(text)}" is no seed.`, 'Give --seed a whole number.'));
}

/** The folder of the built pages: the one that was named, else the repository's own where the command runs in it. */
function findSite(named: string | undefined, cwd: string): Result<string | undefined, UsageError> {
  const folder = resolve(cwd, named ?? join('packages', 'web-react', 'dist'));
  if (existsSync(join(folder, 'index.html'))) return ok(folder);
  if (named === undefined) return ok(undefined);
  return err(
    usageError(`There is no index.html in ${inert(named)}.`, 'Build the login page first: npm run build.'),
  );
}

const stopped = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolvePromise) => {
    if (signal?.aborted) resolvePromise();
    signal?.addEventListener('abort', () => resolvePromise(), { once: true });
  });
