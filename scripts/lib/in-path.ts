import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the first program of this name in PATH. */
export const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
