import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type Ending, endingOf, usageEnding } from '../../driver/ending.ts';
import type { DEPLOY_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import {
  addRelease,
  keepForRollback,
  linksOf,
  releaseIn,
  removeOldReleases,
  removeRelease,
  switchBack,
  switchTo,
} from '../../server/releases.ts';
import { hostOf, PLAIN_PATH } from '../../server/serving.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { writeEnd } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { unusablePath } from '../stamp/read-serving.ts';
import { examineApi, examineRelease, examineServerFiles, type GoodRelease } from './examine-release.ts';

/** A release that the link leads to now. */
interface Deployed extends GoodRelease {
  readonly outcome: 'deployed' | 'rolled-back';
  readonly name: string;
  readonly before: string | null;
  /** Whether the server of this machine has examined its files. */
  readonly isTried: boolean;
}

/** Runs `gatehouse deploy`. */
export async function runDeploy(given: Given<typeof DEPLOY_FLAGS>, context: Context): Promise<ExitCode> {
  const { io } = context;
  const ended = await settled(given.rollback ? rollBack(given, context) : deploy(given, context));
  if (ended.isErr()) return writeEnd(ended.error, io, given);
  const { outcome, name, before, sites } = ended.value;
  const hosts = sites.map(({ serving }) => hostOf(serving));
  io.stdout.write(
    given.json
      ? jsonText({ format: 1, outcome, release: name, before, hosts })
      : `${outcome === 'deployed' ? 'Switched' : 'Went back'} to release ${name}: ${hosts.join(', ')}.\n`,
  );
  io.stderr.write(remarks(ended.value, given));
  return 0;
}

function remarks({ server, isTried }: Deployed, { reload }: Given<typeof DEPLOY_FLAGS>): string {
  const untried = isTried ? '' : `There is no ${server} on this machine, so its files were not tried.\n`;
  const next = `Now let ${server} read its files again, as in: systemctl reload ${server}\n`;
  return untried + (reload === undefined ? next : '');
}

const AN_EXAMPLE = 'as in gatehouse deploy --from release --to /srv/gatehouse.';

type Attempt = Promise<Result<Deployed, Ending>>;

/** Whatever the file system refuses ends the run too. */
const settled = (attempt: Attempt): ResultAsync<Deployed, Ending> =>
  ResultAsync.fromPromise(attempt, (reason) => {
    const { code = 'unknown', path = '' } = reason as NodeJS.ErrnoException;
    const problem = `${inert(path)} cannot be written (${code}).`;
    return usageEnding(problem, 'Give --to a folder that you may write.');
  }).andThen((result) => result);

async function deploy({ from, to, reload }: Given<typeof DEPLOY_FLAGS>, { io, rehearse }: Context): Attempt {
  if (from === undefined)
    return err(usageEnding('The flag --from is missing.', `Name a release, ${AN_EXAMPLE}`));
  if (to === undefined) return err(usageEnding('The flag --to is missing.', `Name a folder, ${AN_EXAMPLE}`));
  const [source, folder] = [resolve(io.cwd, from), resolve(io.cwd, to)];
  if (`${folder}/`.startsWith(`${source}/`) || `${source}/`.startsWith(`${folder}/`))
    return err(usageEnding('--from and --to are inside each other.', 'Give --to a folder of its own.'));
  if (!PLAIN_PATH.test(folder)) return err(unusablePath(folder));
  const good = await examineRelease(source, await rehearse());
  if (good.isErr()) return err(good.error);
  const reachable = await examineApi(good.value);
  if (reachable.isErr()) return err(reachable.error);
  const links = await linksOf(folder);
  const name = await addRelease(folder, source, good.value.server);
  const tried = await examineServerFiles(good.value.server, releaseIn(folder, name), io.env);
  const ended = await tried.asyncAndThen(() => switched(folder, name, reload, io));
  if (ended.isErr()) {
    await removeRelease(folder, name);
    return err(ended.error);
  }
  await removeOldReleases(folder);
  const before = links.current;
  return ok({ ...good.value, outcome: 'deployed', name, before, isTried: tried.unwrapOr(false) });
}

async function rollBack(
  { from, to, reload }: Given<typeof DEPLOY_FLAGS>,
  { io, rehearse }: Context,
): Attempt {
  if (to === undefined)
    return err(
      usageEnding('The flag --to is missing.', 'Name the folder of the releases, as in --to /srv/gatehouse.'),
    );
  if (from !== undefined)
    return err(usageEnding('--from and --rollback exclude each other.', 'Leave out one of them.'));
  const folder = resolve(io.cwd, to);
  const { current, previous } = await linksOf(folder);
  if (previous === null)
    return err(usageEnding(`${inert(to)} has no release before this one.`, 'Deploy one with --from.'));
  const release = releaseIn(folder, previous);
  const good = await examineRelease(release, await rehearse());
  if (good.isErr()) return err(good.error);
  const tried = await examineServerFiles(good.value.server, release, io.env);
  if (tried.isErr()) return err(tried.error);
  await keepForRollback(folder, previous);
  const ended = await switched(folder, previous, reload, io);
  return ended.map(() => ({
    ...good.value,
    outcome: 'rolled-back',
    name: previous,
    before: current,
    isTried: tried.value,
  }));
}

/** Moves the links, and lets the server read its files again. If it does not, the links are put back. */
function switched(
  folder: string,
  name: string,
  reload: string | undefined,
  io: Io,
): ResultAsync<void, Ending> {
  const run = async (): Promise<Result<void, Ending>> => {
    const links = await linksOf(folder);
    await switchTo(folder, name);
    const problem = reload === undefined ? null : await problemOf(reload, io);
    if (problem === null) return ok();
    await switchBack(folder, links);
    const next =
      'Run the command by itself, and correct what it says. The server has the release that it had.';
    return err(endingOf('environment-fault', 'server', `The command of --reload ${problem}.`, next));
  };
  return new ResultAsync(run());
}

const PATIENCE = 60_000;

/** Runs the command that makes the server read its files again. What it says goes to stderr. */
const problemOf = (line: string, { cwd, env }: Io): Promise<string | null> =>
  new Promise((settle) => {
    const child = spawn(line, {
      shell: true,
      cwd,
      env: { ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: PATIENCE,
    });
    child.on('error', () => settle('could not be started'));
    child.on('close', (status) => settle(status === 0 ? null : `ended with ${status ?? 'a signal'}`));
  });
