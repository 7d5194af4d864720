import { readFile } from 'node:fs/promises';
import { ResultAsync } from 'neverthrow';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};

/** Reads a text file. The error says why it cannot be read, as in `cannot be read: there is no such file`. */
export const readText = (path: string): ResultAsync<string, string> =>
  ResultAsync.fromPromise(readFile(path, 'utf8'), whyUnreadable);

/** Says why a file cannot be read, as in `cannot be read: there is no such file`. */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `cannot be read: ${REASONS[code] ?? code}`;
}
