import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { builtSite } from '../../built-site.ts';
import type { STAMP_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { canStamp } from '../../renderer.ts';
import { type Ending, endingOf, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';
import { whyUnreadable } from '../../terminal/why-unreadable.ts';
import { readOrigin } from '../check/check-file.ts';

/** Reads the flags and the files that they name. The error is the first thing that is wrong. */
export const readSettings = (given: Given<typeof STAMP_FLAGS>, cwd: string) =>
  Result.combine([
    findSite(given.site, cwd),
    readConfiguration(given.config, cwd),
    readOut(given.out, cwd),
    readOrigin(given.origin),
    readKeep(given.keep),
  ]).map(([site, configuration, out, origin, keep]) => {
    const artwork = given.artwork === undefined ? undefined : resolve(cwd, given.artwork);
    return { site, configuration, out, origin, artwork, keep };
  });

/** The ending for a site that cannot be stamped. */
export const unusable = (site: string): Ending =>
  usageError(
    `${inert(site)} has no renderer that works, so it cannot be stamped.`,
    'Give --site the folder of a built login page. In the Gatehouse repository, npm run build makes one.',
  );

/** Makes an ending for a mistake in a file. */
export const wrongFile = (message: string, next: string): Ending =>
  endingOf('configuration-fault', 'configuration-fault', message, next);

/** The folder of the built site. */
function findSite(named: string | undefined, cwd: string): Result<string, Ending> {
  const site = named === undefined ? builtSite() : resolve(cwd, named);
  const isUsable = site !== undefined && existsSync(join(site, 'index.html')) && canStamp(site);
  return isUsable ? ok(site) : err(unusable(named ?? 'The login page of this command'));
}

const read = Result.fromThrowable((file: string) => readFileSync(file, 'utf8'), whyUnreadable);

const HELP = 'See gatehouse stamp --help.';

/** The text of the configuration, and how the command line calls its file. */
function readConfiguration(name: string | undefined, cwd: string) {
  if (name === undefined) {
    const next = `Give it the configuration of a brand, as in --config kq.json. ${HELP}`;
    return err(usageError('The flag --config is missing.', next));
  }
  const file = resolve(cwd, name);
  return read(file)
    .mapErr((reason) => usageError(`${inert(name)} ${reason}.`, 'Give --config the path of a JSON file.'))
    .map((text) => ({ name, file, text }));
}

/** The folder of the finished site, and how the command line calls it. */
function readOut(name = '', cwd: string) {
  if (name !== '') return ok({ name, folder: resolve(cwd, name) });
  const next = `Give it a folder for the finished site, as in --out site-kq. ${HELP}`;
  return err(usageError('The flag --out is missing.', next));
}

const TWO_WEEKS = 14;
const DAY = 86_400_000;

/** How long files of earlier builds stay, in milliseconds. */
function readKeep(text: string | undefined): Result<number, Ending> {
  const days = Number(text ?? TWO_WEEKS);
  if (/^\d{1,4}$/.test(text ?? String(TWO_WEEKS))) return ok(days * DAY);
  return err(
    usageError(`--keep takes whole days, not "${inert(text ?? '')}".`, 'Give a number, such as 14, or 0.'),
  );
}
