import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Io } from '../../io.ts';
import { type Ending, endingOf, usageError } from '../../report/ending.ts';
import { readSites, SITES, serverOf, writeServerFiles } from '../../server/release.ts';
import { hostOf, type ServedSite, type ServerKind, siteNameOf } from '../../server/serving.ts';
import { tryServer, type Verdict } from '../../server/try-server.ts';
import { inert } from '../../terminal/inert.ts';
import { readPath, type WantedServer } from './read-serving.ts';

const refused = (message: string, next: string) => err(usageError(message, next));

/** The folder of a brand's site in a release. Fails if the folder is no place for it. */
export async function placeIn(
  out: string,
  { server, serving }: WantedServer,
  brand: string,
): Promise<Result<string, Ending>> {
  const path = readPath(out);
  if (path.isErr()) return err(path.error);
  const other = await serverOf(out);
  const entries = await readdir(out).catch(() => []);
  const NEW = 'Name a new or empty folder, or a release that was stamped before.';
  if (other === null && entries.some((each) => each !== SITES))
    return refused(`${inert(out)} holds files that this command did not write.`, NEW);
  if (other !== null && other !== server) return refused(`${inert(out)} is a release for ${other}.`, NEW);
  const read = await readSites(out);
  if (read.isErr()) return refused(`The site ${inert(read.error)} in ${inert(out)} is not whole.`, NEW);
  const sites = read.value;
  const name = siteNameOf(serving.origin);
  const host = hostOf(serving);
  const isHere = (site: ServedSite): boolean =>
    site.name === name || (hostOf(site.serving) === host && site.serving.port === serving.port);
  const taken = sites.find((site) => site.brand !== brand && isHere(site));
  const GIVE = 'Give each brand a host of its own with --origin.';
  if (taken !== undefined) return refused(`${host} is the host of ${taken.brand} already.`, GIVE);
  const plain = sites.find(
    (site) =>
      site.name !== name &&
      site.serving.port === serving.port &&
      (site.serving.certificates === null) !== (serving.certificates === null),
  );
  if (plain !== undefined) {
    const port = String(serving.port);
    return refused(
      `${plain.name} and ${name} cannot share port ${port}: one has certificates.`,
      'Give both --certificates, or choose a port with --listen.',
    );
  }
  return ok(join(out, SITES, name));
}

/** Writes the files of a release's server, and lets it examine them. The value is what to know, if anything. */
export const finishRelease = (out: string, server: ServerKind, env: Io['env']): ResultAsync<string, Ending> =>
  ResultAsync.fromPromise(write(out, server, env), (reason) =>
    usageError(
      `The files of the server cannot be written (${(reason as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      'Name another folder.',
    ),
  ).andThen((verdict) => told(server, verdict));

async function write(out: string, server: ServerKind, env: Io['env']): Promise<Verdict> {
  await writeServerFiles(out, server, (await readSites(out)).unwrapOr([]), out);
  return tryServer(server, out, env);
}

function told(server: ServerKind, verdict: Verdict): Result<string, Ending> {
  switch (verdict.kind) {
    case 'accepted':
      return ok('');
    case 'untried':
      return ok(`There is no ${server} on this machine, so its files were not tried.`);
    case 'refused': {
      const { problem, fix, lacksModule } = verdict;
      if (!lacksModule) return ok(`${problem} ${fix}`);
      return err(endingOf('environment-fault', 'server', problem, fix));
    }
  }
}
