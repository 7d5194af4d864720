import { access, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../../io.ts';
import { type Cassette, parseCassette } from '../../journal/cassette.schema.ts';
import type { JournalEntry } from '../../journal/entry.ts';
import { STAND_IN, STAND_IN_PASSWORD } from '../../journal/replay.ts';
import { inert } from '../../terminal/inert.ts';
import { makeSecret } from '../../terminal/secret.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { SiteAddress } from '../site/site-address.ts';
import type { Target } from '../site/target.ts';
import type { NewPasswords } from './new-password.ts';
import type { LoginGiven } from './options.ts';

const FILE = 'login.json';

const WHO_AND_WHERE = [
  'brand',
  'region',
  'lang',
  'platform',
  'redirect-uri',
  'state',
  'user',
  'country-code',
  'phone',
  'contact',
] as const;

/** Reads the cassette of `--replay`, and fills in the flags with which it was recorded. */
export async function readReplay(
  given: LoginGiven,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<Result<{ readonly cassette: Cassette; readonly given: LoginGiven }, UsageError>> {
  const { replay = '', site, sandbox, config, persona, record } = given;
  const other = Object.entries({ site, sandbox, config, persona, record }).find(([, value]) => value);
  if (other !== undefined) {
    const message = `--${other[0]} cannot be combined with --replay: a cassette knows where it was recorded.`;
    return err(usageError(message, `Leave --${other[0]} out.`));
  }
  const path = resolve(cwd, replay);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const shown = inert(isFolder ? join(replay, FILE) : replay);
  const text = await readFile(isFolder ? join(path, FILE) : path, 'utf8').catch(() => null);
  if (text === null) {
    const next = 'Give --replay the folder that was given to --record.';
    return err(usageError(`The cassette ${shown} cannot be read.`, next));
  }
  return parseCassette(text)
    .mapErr((problem) => usageError(`The file ${shown} ${problem}.`, 'Record it again with --record.'))
    .map((cassette) => ({ cassette, given: filledIn(given, cassette) }));
}

function filledIn(given: LoginGiven, { flags }: Cassette): LoginGiven {
  const recorded = (name: string): string | undefined => {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
  };
  // Another visitor than the recorded one may be asked for in either way.
  const isSomebodyElse = given.user !== undefined || given.phone !== undefined;
  const names = WHO_AND_WHERE.filter(
    (name) =>
      given[name] === undefined && !(isSomebodyElse && ['user', 'phone', 'country-code'].includes(name)),
  );
  return {
    ...given,
    site: recorded('site'),
    follow: given.follow || flags.follow === true,
    ...Object.fromEntries(names.map((name) => [name, recorded(name)])),
  };
}

/** The target of a replay. Nothing is sent, so it needs no guard and no real secrets. */
export const replayTarget = (address: SiteAddress, cassette: Cassette): Target => ({
  address,
  builtIn: true,
  person: { username: '', password: STAND_IN_PASSWORD },
  ...(holds(cassette, CODE_CALL) ? { readInbox: async () => STAND_IN } : {}),
  dispose: async () => {},
});

/** The new password of a replay. Null if none was sent when it was recorded. */
export const replayedPasswords = (cassette: Cassette): NewPasswords | null =>
  holds(cassette, CHANGE_CALL)
    ? {
        prepare: async () => ok(),
        take: async () => ok(makeSecret(STAND_IN_PASSWORD)),
        discard: async () => {},
      }
    : null;

const CODE_CALL = /\/2fa\/verifyauthcode$/i;
const CHANGE_CALL = /\/changepassword$/i;

const holds = ({ entries }: Cassette, call: RegExp): boolean => entries.some(({ url }) => call.test(url));

/** Checks that `--record` names a folder that can be written to, and creates it. */
export async function checkRecord(
  { record, config }: Pick<LoginGiven, 'record' | 'config'>,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<UsageError | null> {
  if (record === undefined) return null;
  if (config !== undefined) {
    const message = '--config cannot be combined with --record: a cassette holds what the site answers.';
    return usageError(message, 'Leave --config out.');
  }
  const folder = resolve(cwd, record);
  return mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK))
    .then(
      () => null,
      () => usageError(`The folder ${inert(record)} cannot be written to.`, 'Check the value of --record.'),
    );
}

/** Where `--record` puts the cassette of a login. */
export const cassettePath = (folder: string): string => join(folder, FILE);

/** Makes the cassette of a login. */
export function cassetteOf(
  entries: readonly JournalEntry[],
  { given, address, username }: { given: LoginGiven; address: SiteAddress; username: string | undefined },
  gatehouse: string,
): Cassette {
  const { origin, path, query } = address;
  const contact = given.contact ?? contactOf(entries);
  const user = given.phone === undefined ? username : undefined;
  const asked = Object.fromEntries(
    WHO_AND_WHERE.map((name) => [name, { ...given, user, contact }[name]] as const).filter(
      (flag): flag is readonly [(typeof WHO_AND_WHERE)[number], string] => flag[1] !== undefined,
    ),
  );
  return {
    format: 1,
    kind: 'cassette',
    gatehouse,
    recordedAt: new Date().toISOString(),
    origin,
    flags: { site: `${origin}${path}${query}`, ...asked, follow: given.follow },
    entries: entries.map((entry) => JSON.parse(JSON.stringify(entry))),
  };
}

/** The contact that a code was sent to, as the request says. */
function contactOf(entries: readonly JournalEntry[]): string | undefined {
  const sending = entries.find(({ url }) => /\/2fa\/token\/[^/]+\/code$/i.test(url));
  return /"contactId":"?([^",}]+)/i.exec(sending?.request.body ?? '')?.[1];
}
