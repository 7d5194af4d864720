import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPackages } from '../pack-packages.ts';
import { sbomOf } from './sbom.ts';

/** The files of a release besides the packages. */
export const SBOM = 'sbom.cdx.json';
export const CHANGES = 'CHANGES.md';
export const SUMS = 'SHA256SUMS';

const sumOf = (folder: string, file: string): string => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  // Two spaces: what `sha256sum -c` reads.
  return `${hash}  ${file}\n`;
};

/**
 * Fills a folder with a release of what is built: the packages, what they consist of, what has changed, and checksums of all
 * of it. What was in the folder is removed. Returns the packages, each after those that it needs, or null if npm failed.
 */
export const writeRelease = (folder: string, changes: string, time: Date): readonly string[] | null => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = packPackages(folder);
  if (packed === null) return null;
  writeFileSync(join(folder, SBOM), sbomOf(folder, time));
  writeFileSync(join(folder, CHANGES), changes);
  const sums = readdirSync(folder)
    .sort()
    .map((file) => sumOf(folder, file));
  writeFileSync(join(folder, SUMS), sums.join(''));
  return packed;
};
