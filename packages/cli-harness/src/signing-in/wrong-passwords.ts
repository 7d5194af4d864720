import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cancellation } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import type { Io } from '../io.ts';

/** So many wrong passwords may be sent for an account. One more would lock it. */
export const WRONG_PASSWORDS_ALLOWED = 4;

const { fromThrowable } = Result;

const WRONG = 'wrong';
const PAUSE = 25;
// No call takes longer than an hour (--timeout).
const STALE = 3_600_000;

/** Whether a password may be sent. `full` names the folder that remembers the wrong ones. */
export type Admission =
  | { readonly kind: 'admitted'; readonly attempt: Attempt }
  | { readonly kind: 'full'; readonly folder: string }
  | { readonly kind: 'unknown' };

/** A password that is being sent. Exactly one of the functions is called. None of them throws. */
export interface Attempt {
  /** The password was wrong. */
  readonly refused: () => void;
  /** The password was right, and the platform forgets the wrong ones before it. */
  readonly accepted: () => void;
  /** Nobody knows. */
  readonly released: () => void;
}

/** The folder of the command's state (XDG), or null if the environment names neither it nor a home. */
export function stateFolder({ XDG_STATE_HOME, HOME, LOCALAPPDATA }: Io['env']): string | null {
  if (XDG_STATE_HOME?.startsWith('/')) return join(XDG_STATE_HOME, 'gatehouse');
  if (HOME) return join(HOME, '.local', 'state', 'gatehouse');
  return LOCALAPPDATA ? join(LOCALAPPDATA, 'gatehouse') : null;
}

const countsIn = (folder: string): string => join(folder, 'wrong-passwords');

/** Says whether wrong passwords can be counted. Without a folder of its own, each login is admitted. */
export const canCount = (env: Io['env']): boolean => {
  const folder = stateFolder(env);
  return folder !== null && makeFolder(countsIn(folder)).isOk();
};

/** What whoever sends passwords outside of a sandbox is told if `canCount` says no. */
export const NOT_COUNTED =
  'Warning: wrong passwords are not counted, because there is no folder for it. Set HOME or XDG_STATE_HOME.\n';

/**
 * Counts the wrong passwords of an account, over all workers, processes and runs. An account has as many
 * places as wrong passwords may be sent. Each password takes a place before it is sent, and keeps it if it was
 * wrong. A place is a file that only one process can create, so no lock is needed. The files are tiny, and a
 * synchronous call takes a tenth of the time that a promise of it would.
 */
export async function admit(
  folder: string | null,
  api: string,
  username: string,
  cancellation: Cancellation,
): Promise<Admission> {
  if (folder === null) return { kind: 'unknown' };
  const account = createHash('sha256').update(`${api}\n${username.toLowerCase()}`).digest('hex').slice(0, 32);
  const home = join(countsIn(folder), account);
  const places = Array.from({ length: WRONG_PASSWORDS_ALLOWED }, (_, at) => join(home, String(at + 1)));
  if (makeFolder(home).isErr()) return { kind: 'unknown' };
  while (!cancellation.cancelled) {
    for (const place of places) {
      const taken = take(place);
      if (taken.isOk()) return { kind: 'admitted', attempt: attemptAt(place, marksAt(places)) };
      if (taken.error !== 'EEXIST') return { kind: 'unknown' };
    }
    if (places.map(readPlace).every((text) => text === WRONG)) return { kind: 'full', folder: home };
    // Other logins to this account are waiting for an answer. Their password may be right.
    await wait(PAUSE);
  }
  return { kind: 'unknown' };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const makeOne = fromThrowable((path: string) => mkdirSync(path, { mode: 0o700 }), codeOf);

/** Makes a folder and those above it. Node's own `recursive` never returns where none can be made, as in `/proc`. */
function makeFolder(path: string): Result<unknown, string> {
  if (existsSync(path)) return ok(undefined);
  return makeFolder(dirname(path))
    .andThen(() => makeOne(path))
    .orElse((code) => (code === 'EEXIST' ? ok(undefined) : err(code)));
}

const take = fromThrowable((place: string) => {
  writeFileSync(place, String(process.pid), { flag: 'wx', mode: 0o600 });
}, codeOf);
const mark = fromThrowable((place: string) => writeFileSync(place, WRONG), codeOf);
const free = fromThrowable(unlinkSync, codeOf);
const textOf = fromThrowable((place: string) => readFileSync(place, 'utf8'), codeOf);
const timeOf = fromThrowable((place: string) => statSync(place).mtimeMs, codeOf);

/** Reads who holds a place. A place whose process is gone is freed. */
function readPlace(place: string): string {
  const text = textOf(place).unwrapOr('');
  if (text === WRONG || text === '') return text;
  const time = timeOf(place).unwrapOr(Date.now());
  if (isAlive(Number(text)) && Date.now() - time < STALE) return text;
  // It may have marked its place just before it ended.
  const left = textOf(place).unwrapOr('');
  if (left !== text) return left;
  free(place);
  return '';
}

function isAlive(pid: number): boolean {
  const asked = fromThrowable(() => process.kill(pid, 0), codeOf)();
  return asked.isOk() || asked.error === 'EPERM';
}

/** A wrong password that was answered. */
interface Mark {
  readonly place: string;
  readonly time: number;
}

/** The wrong passwords that were answered until now. */
const marksAt = (places: readonly string[]): readonly Mark[] =>
  places
    .filter((place) => existsSync(place) && textOf(place).unwrapOr('') === WRONG)
    .map((place) => ({ place, time: timeOf(place).unwrapOr(0) }));

function attemptAt(own: string, before: readonly Mark[]): Attempt {
  return {
    refused: () => void mark(own),
    released: () => void free(own),
    accepted() {
      free(own);
      // The platform forgets what it refused before. It may have refused another one since.
      for (const { place, time } of before) {
        const isStill = textOf(place).unwrapOr('') === WRONG && timeOf(place).unwrapOr(0) === time;
        if (isStill) free(place);
      }
    },
  };
}
