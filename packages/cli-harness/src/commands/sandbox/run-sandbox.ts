import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { builtSite } from '../../built-site.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import { inert } from '../../terminal/inert.ts';
import { paintFor } from '../../terminal/paint.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import { calledAs } from '../called-as.ts';
import type { Context } from '../command.ts';
import { canStamp } from '../stamp/renderer.ts';
import type { SandboxGiven } from './options.ts';
import { sandboxEnding } from './sandbox-ending.ts';
import { siteDocuments } from './site-documents.ts';
import { welcome, welcomeJson } from './welcome.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

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
  const created = await create({
    ...(port === undefined ? {} : { port }),
    ...(siteDir === undefined ? {} : { siteDir }),
    ...(siteDir !== undefined && canStamp(siteDir) ? { documents: siteDocuments(siteDir) } : {}),
    ...(devServer === undefined ? {} : { devServer }),
    ...(seed === undefined ? {} : { seed }),
    ...(given.personas === undefined ? {} : { personas: resolve(io.cwd, given.personas) }),
  });
  if (created.isErr()) {
    const ending = sandboxEnding(created.error);
    return writeEnd(ending, io, given.json);
  }
  const sandbox = created.value;
  const text = given.json
    ? welcomeJson(sandbox)
    : welcome(sandbox, {
        command: calledAs(io),
        hasPages: siteDir !== undefined || devServer !== undefined,
        paint: paintFor(io.stdout, io.env),
        columns: io.stdout.columns,
      });
  io.stdout.write(text);
  await aborted(io.signal);
  await sandbox.dispose();
  io.stderr.write('\nThe sandbox has stopped.\n');
  return 0;
}

function readPort(text: string | undefined): Result<number | undefined, UsageError> {
  if (text === undefined || text === '') return ok(undefined);
  if (/^\d{1,5}$/.test(text)) return ok(Number(text));
  const next = 'Give --port or GATEHOUSE_PORT the first of eight ports, such as 5300.';
  return err(usageError(`"${inert(text)}" is not a port.`, next));
}

function readSeed(text: string | undefined): Result<number | undefined, UsageError> {
  if (text === undefined) return ok(undefined);
  if (/^\d{1,9}$/.test(text)) return ok(Number(text));
  return err(usageError(`"${inert(text)}" is not a seed.`, 'Give --seed a whole number.'));
}

function readDevServer(
  text: string | undefined,
  siteDir: string | undefined,
): Result<string | undefined, UsageError> {
  if (text === undefined) return ok(undefined);
  const next = 'Give --dev-server an address such as http://localhost:5173.';
  if (siteDir !== undefined) {
    return err(
      usageError('The login page can come from only one place.', 'Give --site-dir or --dev-server.'),
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
  return isHere ? ok(url.origin) : err(usageError('The development server is not on this machine.', next));
}

/** Finds the folder of the built pages: the one that was named, or the one that came with the command. */
function findSite(named: string | undefined, cwd: string): Result<string | undefined, UsageError> {
  if (named === undefined) return ok(builtSite());
  const folder = resolve(cwd, named);
  if (existsSync(join(folder, 'index.html'))) return ok(folder);
  return err(
    usageError(
      `There is no index.html in ${inert(named)}.`,
      'Name the folder of a built login page. In the Gatehouse repository, npm run build makes one.',
    ),
  );
}

const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done) => {
    if (signal?.aborted) done();
    signal?.addEventListener('abort', () => done(), { once: true });
  });
