import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from './words.ts';

const PLAYED = fileURLToPath(new URL('../../../test-results/faults/played.jsonl', import.meta.url));
const RECORD = fileURLToPath(new URL('./recorded.json', import.meta.url));

/** One cell as it was played: its row and column in the matrix, and where. */
export interface Played {
  /** A call, or `page` for what happens to the page itself. */
  readonly call: string;
  readonly kind: string;
  /** A brand and a way to drive the login, such as `kq stamped`. */
  readonly where: string;
  readonly words: Words;
}

/** What was met in a cell, and where. A cell that is the same everywhere has one entry. */
export interface Entry {
  readonly where: readonly string[];
  readonly words: Words;
}

/** The cells by call and kind. */
export type Recorded = Readonly<Record<string, Readonly<Record<string, readonly Entry[]>>>>;

/** Notes a cell that was played. Workers write to the same file. */
export function note(played: Played): void {
  mkdirSync(dirname(PLAYED), { recursive: true });
  appendFileSync(PLAYED, `${JSON.stringify(played)}\n`);
}

export const forgetPlayed = (): void => rmSync(PLAYED, { force: true });

/** Reads the record of the last run of everything. */
export const readRecord = (): Recorded =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded) : {};

/** Returns what was met in a cell when everything was run. */
export const recordedFor = ({ call, kind, where }: Omit<Played, 'words'>): Words | undefined =>
  readRecord()[call]?.[kind]?.find((entry) => entry.where.includes(where))?.words;

/** Makes the record of the cells that were played, in an order that does not depend on the run. */
export function writeRecord(): void {
  const record: Record<string, Record<string, Entry[]>> = {};
  const lines = readFileSync(PLAYED, 'utf8').trim().split('\n');
  // A test that was tried again has played its cells twice.
  const byCell = new Map<string, Played>();
  for (const each of lines.map((line) => JSON.parse(line) as Played))
    byCell.set(`${each.call} ${each.kind} ${each.where}`, each);
  const played = [...byCell.values()];
  // Pages come before the command.
  const places = ({ call, kind, where }: Played): string =>
    `${call} ${kind} ${where.split(' ').reverse().join(' ')}`.replace(' command ', ' ~ ');
  played.sort((one, other) => (places(one) < places(other) ? -1 : 1));
  for (const { call, kind, where, words } of played) {
    record[call] ??= {};
    record[call][kind] ??= [];
    const entries = record[call][kind];
    const text = JSON.stringify(words);
    const same = entries.find((entry) => JSON.stringify(entry.words) === text);
    if (same === undefined) entries.push({ where: [where], words });
    else (same.where as string[]).push(where);
  }
  writeFileSync(RECORD, `${JSON.stringify(record, null, 1)}\n`);
}
