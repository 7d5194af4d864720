import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { Rehearse } from '../../driver/rehearsal.ts';
import type { Io } from '../../io.ts';
import { type Ending, endingOf, usageError } from '../../report/ending.ts';
import { readSites, SITES, serverOf } from '../../server/release.ts';
import { portOf, type ServedSite, type ServerKind } from '../../server/serving.ts';
import { tryServer } from '../../server/try-server.ts';
import { inert } from '../../terminal/inert.ts';
import { checkFile } from '../check/check-file.ts';

/** A release that may be switched to. */
export interface GoodRelease {
  readonly server: ServerKind;
  readonly sites: readonly ServedSite[];
}

const AGAIN = 'Write the release again with gatehouse stamp --server.';

const broken = (message: string, next = AGAIN) =>
  err(endingOf('configuration-fault', 'configuration-fault', message, next));

/** Examines the files and the configurations of a release. */
export async function examineRelease(
  folder: string,
  rehearse: Rehearse,
): Promise<Result<GoodRelease, Ending>> {
  const server = await serverOf(folder);
  if (server === null) {
    const next = 'Give --from a folder that gatehouse stamp --server has written.';
    return err(usageError(`${inert(folder)} is no release.`, next));
  }
  const sites = await readSites(folder);
  if (sites.isErr()) return broken(`The site ${inert(sites.error)} of the release is not whole.`);
  if (sites.value.length === 0) return broken('The release holds no site.');
  for (const site of sites.value) {
    const wrong = (await missingFile(folder, site)) ?? (await configurationFault(folder, site, rehearse));
    if (wrong !== null) return broken(wrong);
  }
  return ok({ server, sites: sites.value });
}

/** Fails if nobody answers where the calls of the page would go. */
export async function examineApi({ sites }: GoodRelease): Promise<Result<void, Ending>> {
  const urls = [...new Set(sites.flatMap(({ serving }) => serving.api?.url ?? []))];
  for (const url of urls) {
    if (await isListening(url)) continue;
    const message = `Nobody answers at ${new URL(url).host}, where the calls of the page would go.`;
    const next = 'Correct --api of gatehouse stamp, or let this machine through.';
    return err(endingOf('environment-fault', 'unreachable', message, next, { retryable: true }));
  }
  return ok();
}

function missingFile(folder: string, { name, documents }: ServedSite): string | null {
  const files = ['index.html', 'worker.js', 'configs/config.json', ...documents.map(({ file }) => file)];
  const missing = files.find((file) => !existsSync(join(folder, SITES, name, file)));
  return missing === undefined ? null : `The site ${name} of the release has no file ${missing}.`;
}

async function configurationFault(
  folder: string,
  { name, serving }: ServedSite,
  rehearse: Rehearse,
): Promise<string | null> {
  const file = join(folder, SITES, name, 'configs', 'config.json');
  const checked = await checkFile(file, folder, serving.origin, rehearse);
  const isUsable = checked.isOk() && checked.value.configuration !== null;
  return isUsable ? null : `The configuration of ${name} cannot be used. See gatehouse check ${inert(file)}.`;
}

/** Lets the server of this machine examine its files. The value says whether there is one. */
export async function examineServerFiles(
  server: ServerKind,
  folder: string,
  env: Io['env'],
): Promise<Result<boolean, Ending>> {
  const verdict = await tryServer(server, folder, env);
  if (verdict.kind !== 'refused') return ok(verdict.kind === 'accepted');
  return err(endingOf('environment-fault', 'server', verdict.problem, verdict.fix));
}

const PATIENCE = 5_000;

/** Whether somebody accepts connections at an address. */
function isListening(address: string): Promise<boolean> {
  const url = new URL(address);
  const socket = connect({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: portOf(url),
    timeout: PATIENCE,
  });
  return new Promise((resolve) => {
    const settle = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
