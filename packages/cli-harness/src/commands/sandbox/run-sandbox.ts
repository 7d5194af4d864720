import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExitCode } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import { inert } from '../../report/inert.ts';
import { paintFor } from '../../report/paint.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import type { SandboxGiven } from './options.ts';
import { sandboxProblem } from './sandbox-problem.ts';
import { welcome, welcomeJson } from './welcome.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Runs `gatehouse sandbox` until it is stopped. */
export async function runSandbox(given: SandboxGiven, { io, createSandbox }: Context): Promise<ExitCode> {
  const settings = Result.combine([
    readPort(given.port ?? io.env.GATEHOUSE_PORT),
    findSite(given['site-dir'], io.cwd),
    readDevServer(given['dev-server'], given['site-dir']),
    readSeed(given.seed),
  ]);
  if (settings.isErr()) return writeUsage(settings.error, io, given.json);
  const [port, siteDir, devServer, seed] = settings.value;
  const create = await createSandbox();
  const started = await create({
    ...(port === undefined ? {} : { port }),
    ...(siteDir === undefined ? {} : { siteDir }),
    ...(devServer === undefined ? {} : { devServer }),
    ...(seed === undefined ? {} : { seed }),
    ...(given.personas === undefined ? {} : { personas: resolve(io.cwd, given.personas) }),
  });
  if (started.isErr()) {
    const { error } = started;
    const { fault, ...told } = sandboxProblem(error);
    const outcome = fault === 'usage' ? 'usage' : 'environment-fault';
    return writeEnd(outcome, { kind: error.kind, ...told }, io, given.json);
  }
  const sandbox = started.value;
  const command = io.env.npm_execpath === undefined ? 'gatehouse' : 'npx @gatehouse-login/cli-harness';
  const text = given.json
    ? welcomeJson(sandbox)
    : welcome(sandbox, {
        command,
        hasPages: siteDir !== undefined || devServer !== undefined,
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

function readDevServer(
  text: string | undefined,
  siteDir: string | undefined,
): Result<string | undefined, UsageError> {
  if (text === undefined) return ok(undefined);
  const next = 'Give --dev-server an address such as http://localhost:5173.';
  if (siteDir !== undefined) return err(usageError('The login page comes from one place alone.', next));
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.protocol === 'http:' && loopback.has(url.hostname);
  return isHere ? ok(url.origin) : err(usageError('The development server is not on this machine.', next));
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
