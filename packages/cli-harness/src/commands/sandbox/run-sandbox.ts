import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SandboxOptions } from '@gatehouse-login/sandbox';
import { err, ok, type Result, safeTry } from 'neverthrow';
import type { SANDBOX_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { type Ending, orUsageError, type UsageError, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';
import { paintFor } from '../../terminal/paint.ts';
import { calledAs } from '../called-as.ts';
import type { Context, Done, Ended } from '../command.ts';
import { loginPages, pagesIn } from './login-pages.ts';
import { readPlayed } from './played-brand.ts';
import { sandboxEnding } from './sandbox-ending.ts';
import { welcome, welcomeJson } from './welcome.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Runs `gatehouse sandbox` until it is stopped. */
export const runSandbox = (
  given: Given<typeof SANDBOX_FLAGS>,
  { io, createSandbox, rehearse }: Context,
): PromiseLike<Ended> =>
  safeTry<Done, Ending>(async function* () {
    const options: SandboxOptions = {
      ...(given.config && (yield* await readPlayed(given.config, io.cwd, await rehearse()))),
      ...(yield* readPort(given.port ?? io.env.GATEHOUSE_PORT)),
      ...(yield* findPages(given['site-dir'], io.cwd)),
      ...(yield* readDevServer(given['dev-server'], given['site-dir'])),
      ...(yield* readSeed(given.seed)),
      ...(given['docs-dir'] !== undefined && { docsDir: resolve(io.cwd, given['docs-dir']) }),
      ...(given.personas !== undefined && { personas: resolve(io.cwd, given.personas) }),
    };
    const create = await createSandbox();
    const sandbox = yield* (await create(options)).mapErr(sandboxEnding);
    const text = given.json
      ? welcomeJson(sandbox)
      : welcome(sandbox, {
          command: calledAs(io),
          hasPages: options.siteDir !== undefined || options.devServer !== undefined,
          paint: paintFor(io.stdout, io.env),
          columns: io.stdout.columns,
        });
    io.stdout.write(text);
    if (!io.signal?.aborted) await once(io.signal ?? new EventTarget(), 'abort');
    await sandbox.dispose();
    io.stderr.write('\nThe sandbox has stopped.\n');
    return ok<Done>(0);
  });

/** Some of the options, none of them if no flag gives them. */
type Read = Result<SandboxOptions, UsageError>;

function readPort(text = ''): Read {
  if (text === '') return ok({});
  return orUsageError(
    /^\d{1,5}$/.test(text) ? { port: Number(text) } : null,
    `"${inert(text)}" is not a port.`,
    'Give --port or GATEHOUSE_PORT the first of eight ports, such as 5300.',
  );
}

function readSeed(text: string | undefined): Read {
  if (text === undefined) return ok({});
  const seed = /^\d{1,9}$/.test(text) ? { seed: Number(text) } : null;
  return orUsageError(seed, `"${inert(text)}" is not a seed.`, 'Give --seed a whole number.');
}

function readDevServer(text: string | undefined, siteDir: string | undefined): Read {
  if (text === undefined) return ok({});
  if (siteDir !== undefined)
    return err(
      usageError('The login page can come from only one place.', 'Give --site-dir or --dev-server.'),
    );
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
  return orUsageError(
    isHere ? { devServer: url.origin } : null,
    'The development server is not on this machine.',
    'Give --dev-server an address such as http://localhost:5173.',
  );
}

/** Finds the built login pages: those that were named, or those that came with the command. */
function findPages(named: string | undefined, cwd: string): Read {
  if (named === undefined) return ok(loginPages());
  const folder = resolve(cwd, named);
  return orUsageError(
    existsSync(join(folder, 'index.html')) ? pagesIn(folder) : null,
    `There is no index.html in ${inert(named)}.`,
    'Name the folder of a built login page. In the Gatehouse repository, npm run build makes one.',
  );
}
