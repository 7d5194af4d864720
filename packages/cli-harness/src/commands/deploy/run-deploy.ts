import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { err, ok, type Result, ResultAsync, safeTry } from 'neverthrow';
import type { DEPLOY_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import { type Ending, endingOf, usageError } from '../../report/ending.ts';
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
import type { Context, Done, Ended } from '../command.ts';
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
export const runDeploy = (given: Given<typeof DEPLOY_FLAGS>, context: Context): PromiseLike<Ended> =>
  settled(given.rollback ? rollBack(given, context) : deploy(given, context)).map<Done>((deployed) => {
    const { outcome, name, before, sites } = deployed;
    const hosts = sites.map(({ serving }) => hostOf(serving));
    context.io.stdout.write(
      given.json
        ? jsonText({ format: 1, outcome, release: name, before, hosts })
        : `${outcome === 'deployed' ? 'Switched' : 'Went back'} to release ${name}: ${hosts.join(', ')}.\n`,
    );
    context.io.stderr.write(remarks(deployed, given));
    return 0;
  });

function remarks({ server, isTried }: Deployed, { reload }: Given<typeof DEPLOY_FLAGS>): string {
  const untried = isTried ? '' : `There is no ${server} on this machine, so its files were not tried.\n`;
  const next = `Now let ${server} read its files again, as in: systemctl reload ${server}\n`;
  return untried + (reload === undefined ? next : '');
}

const AN_EXAMPLE = 'as in gatehouse deploy --from release --to /srv/gatehouse.';

type Attempt = PromiseLike<Result<Deployed, Ending>>;

/** Whatever the file system refuses ends the run too. */
const settled = (attempt: Attempt): ResultAsync<Deployed, Ending> =>
  ResultAsync.fromPromise(attempt, (reason) => {
    const { code = 'unknown', path = '' } = reason as NodeJS.ErrnoException;
    const problem = `${inert(path)} cannot be written (${code}).`;
    return usageError(problem, 'Give --to a folder that you may write.');
  }).andThen((result) => result);

const deploy = ({ from, to, reload }: Given<typeof DEPLOY_FLAGS>, { io, rehearse }: Context): Attempt =>
  safeTry(async function* () {
    if (from === undefined)
      return err(usageError('The flag --from is missing.', `Name a release, ${AN_EXAMPLE}`));
    if (to === undefined) return err(usageError('The flag --to is missing.', `Name a folder, ${AN_EXAMPLE}`));
    const [source, folder] = [resolve(io.cwd, from), resolve(io.cwd, to)];
    if (`${folder}/`.startsWith(`${source}/`) || `${source}/`.startsWith(`${folder}/`))
      return err(usageError('--from and --to are inside each other.', 'Give --to a folder of its own.'));
    if (!PLAIN_PATH.test(folder)) return err(unusablePath(folder));
    const good = yield* await examineRelease(source, await rehearse());
    yield* await examineApi(good);
    const { current: before } = await linksOf(folder);
    const name = await addRelease(folder, source, good.server);
    const tried = await examineServerFiles(good.server, releaseIn(folder, name), io.env);
    yield* tried
      .asyncAndThen(() => switched(folder, name, reload, io))
      .orTee(() => removeRelease(folder, name));
    await removeOldReleases(folder);
    return ok({ ...good, outcome: 'deployed', name, before, isTried: tried.unwrapOr(false) });
  });

const rollBack = ({ from, to, reload }: Given<typeof DEPLOY_FLAGS>, { io, rehearse }: Context): Attempt =>
  safeTry(async function* () {
    const PLACE = 'Name the folder of the releases, as in --to /srv/gatehouse.';
    if (to === undefined) return err(usageError('The flag --to is missing.', PLACE));
    if (from !== undefined)
      return err(usageError('--from and --rollback exclude each other.', 'Leave out one of them.'));
    const folder = resolve(io.cwd, to);
    const { current: before, previous: name } = await linksOf(folder);
    if (name === null)
      return err(usageError(`${inert(to)} has no release before this one.`, 'Deploy one with --from.'));
    const release = releaseIn(folder, name);
    const good = yield* await examineRelease(release, await rehearse());
    const isTried = yield* await examineServerFiles(good.server, release, io.env);
    await keepForRollback(folder, name);
    yield* switched(folder, name, reload, io);
    return ok({ ...good, outcome: 'rolled-back', name, before, isTried });
  });

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
