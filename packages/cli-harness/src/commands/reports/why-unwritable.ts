import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Says why a file cannot be written, as in `it is a folder`. Null if it can. Creates the folders that are missing. */
export async function whyUnwritable(file: string): Promise<string | null> {
  const there = await stat(file).catch(() => null);
  if (there?.isDirectory()) return 'it is a folder';
  const target = there === null ? dirname(file) : file;
  return mkdir(dirname(file), { recursive: true })
    .then(() => access(target, constants.W_OK))
    .then(
      () => null,
      (error: NodeJS.ErrnoException) => REASONS[error.code ?? ''] ?? error.code ?? 'unknown',
    );
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'you may not write there',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a part of the path is not a folder',
};
