import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cancellation } from '@gatehouse-login/core';
import type { Io } from '../../io.ts';

/** So many wrong passwords may be sent for an account. One more would lock it. */
export const WRONG_PASSWORDS_ALLOWED = 4;

const WRONG = 'wrong';
const PAUSE = 25;
// No call takes longer than an hour (--timeout).
const STALE = 3_600_000;

/** Whether a password may be sent. `full` names the folder that remembers the wrong ones. */
export type Admission =
  | { readonly kind: 'admitted'; readonly attempt: Attempt }
  | { readonly kind: 'full'; readonly folder: string }
  | { readonly kind: 'unknown' };

/** A password that is being sent. Exactly one of the functions is called. */
export interface Attempt {
  /** The password was wrong. */
  readonly refused: () => Promise<void>;
  /** The password was right, and the platform forgets the wrong ones before it. */
  readonly accepted: () => Promise<void>;
  /** Nobody knows. */
  readonly released: () => Promise<void>;
}

/** The folder of the command's state (XDG), or null if the environment names neither it nor a home. */
export function stateFolder({ XDG_STATE_HOME, HOME, LOCALAPPDATA }: Io['env']): string | null {
  if (XDG_STATE_HOME?.startsWith('/')) return join(XDG_STATE_HOME, 'gatehouse');
  if (HOME) return join(HOME, '.local', 'state', 'gatehouse');
  return LOCALAPPDATA ? join(LOCALAPPDATA, 'gatehouse') : null;
}

/**
 * Counts the wrong passwords of an account, over all workers, processes and runs. An account has as many
 * places as wrong passwords may be sent. Each password takes a place before it is sent, and keeps it if it was
 * wrong. A place is a file that only one process can create, so no lock is needed.
 */
export async function admit(
  folder: string | null,
  api: string,
  username: string,
  cancellation: Cancellation,
): Promise<Admission> {
  if (folder === null) return { kind: 'unknown' };
  const account = createHash('sha256').update(`${api}\n${username.toLowerCase()}`).digest('hex').slice(0, 32);
  const home = join(folder, 'wrong-passwords', account);
  const places = Array.from({ length: WRONG_PASSWORDS_ALLOWED }, (_, at) => join(home, String(at + 1)));
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    while (!cancellation.cancelled) {
      for (const place of places) {
        if (await take(place)) return { kind: 'admitted', attempt: attemptAt(place, places) };
      }
      const states = await Promise.all(places.map(readPlace));
      if (states.every((state) => state === WRONG)) return { kind: 'full', folder: home };
      // Other logins to this account are waiting for an answer. Their password may be right.
      await wait(PAUSE);
    }
  } catch {
    // A folder that cannot be written to.
  }
  return { kind: 'unknown' };
}

const take = (place: string): Promise<boolean> =>
  writeFile(place, String(process.pid), { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  );

/** Reads who holds a place. A place whose process is gone is freed. */
async function readPlace(place: string): Promise<string> {
  const text = await readFile(place, 'utf8').catch(() => '');
  if (text === WRONG || text === '') return text;
  const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Date.now() }));
  if (isAlive(Number(text)) && Date.now() - mtimeMs < STALE) return text;
  // It may have marked its place just before it ended.
  const left = await readFile(place, 'utf8').catch(() => '');
  if (left !== text) return left;
  await rm(place, { force: true });
  return '';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function attemptAt(own: string, places: readonly string[]): Attempt {
  const free = (place: string): Promise<void> => rm(place, { force: true });
  return {
    refused: () => writeFile(own, WRONG),
    released: () => free(own),
    async accepted() {
      await free(own);
      for (const place of places) if ((await readPlace(place)) === WRONG) await free(place);
    },
  };
}
