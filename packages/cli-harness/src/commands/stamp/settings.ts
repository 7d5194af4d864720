import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { builtSite } from '../../built-site.ts';
import type { Ending } from '../../driver/ending.ts';
import type { Outcome } from '../../report/outcome.ts';
import { usageError } from '../../report/usage-error.ts';
import { inert } from '../../terminal/inert.ts';
import { whyUnreadable } from '../../terminal/why-unreadable.ts';
import type { StampGiven } from './options.ts';
import { canStamp } from './renderer.ts';

/** What a command line of `gatehouse stamp` asks for. */
export interface StampSettings {
  /** The folder of the built site. */
  readonly site: string;
  /** The configuration, as text and parsed. */
  readonly configuration: { readonly text: string; readonly json: unknown };
  readonly out: string;
  readonly origin: string | null;
}

/** Reads the flags and the files that they name. The error is the first thing that is wrong. */
export function readSettings(given: StampGiven, cwd: string): Result<StampSettings, Ending> {
  return findSite(given.site, cwd).andThen((site) =>
    readConfiguration(given.config, cwd).andThen((configuration) =>
      readOut(given.out, site, cwd).andThen((out) =>
        readOrigin(given.origin).map((origin) => ({ site, configuration, out, origin })),
      ),
    ),
  );
}

/** Makes a failure. */
export const failure = (outcome: Outcome, message: string, next: string): Ending => ({
  outcome,
  problem: { kind: outcome, retryable: false, message, next },
});

/** Makes a failure of the command line. */
export const usage = (message: string, next: string): Ending => ({
  outcome: 'usage',
  problem: usageError(message, next),
});

/** The failure of a site that cannot be stamped. */
export const unusable = (site: string): Ending =>
  usage(
    `${inert(site)} has no renderer that works, so it cannot be stamped.`,
    'Give --site the folder of a built login page. In the Gatehouse repository, npm run build makes one.',
  );

function findSite(named: string | undefined, cwd: string): Result<string, Ending> {
  const site = named === undefined ? builtSite() : resolve(cwd, named);
  const isUsable = site !== undefined && existsSync(join(site, 'index.html')) && canStamp(site);
  return isUsable ? ok(site) : err(unusable(named ?? 'The login page of this command'));
}

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));
const read = Result.fromThrowable((file: string) => readFileSync(file, 'utf8'), whyUnreadable);

const HELP = 'See gatehouse stamp --help.';

function readConfiguration(
  file: string | undefined,
  cwd: string,
): Result<StampSettings['configuration'], Ending> {
  if (file === undefined)
    return err(
      usage(
        'The flag --config is missing.',
        `Give it the configuration of a brand, as in --config kq.json. ${HELP}`,
      ),
    );
  const text = read(resolve(cwd, file));
  if (text.isErr())
    return err(usage(`${inert(file)} ${text.error}.`, 'Give --config the path of a JSON file.'));
  return parse(text.value)
    .map((json) => ({ text: text.value, json }))
    .mapErr(() =>
      failure('configuration-fault', `${inert(file)} is not JSON.`, 'Correct the file, or name another one.'),
    );
}

function readOut(named: string | undefined, site: string, cwd: string): Result<string, Ending> {
  if (named === undefined || named === '')
    return err(
      usage(
        'The flag --out is missing.',
        `Give it a folder for the finished site, as in --out site-kq. ${HELP}`,
      ),
    );
  const out = resolve(cwd, named);
  return out === site
    ? err(usage('--out is the folder of the built site.', 'Name another folder.'))
    : ok(out);
}

function readOrigin(text: string | undefined): Result<string | null, Ending> {
  if (text === undefined) return ok(null);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin
    ? ok(url.origin)
    : err(
        usage(
          `"${inert(text)}" is no origin.`,
          'Give --origin an address without a path, such as https://login.example.',
        ),
      );
}
