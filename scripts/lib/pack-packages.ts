import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './command.ts';
import { folderOf, packages } from './packages.ts';
import { npm } from './toolchain.mjs';

const SOURCES = new Set(['src', 'node_modules', 'tsconfig.json', 'tsup.config.ts']);

/** A manifest of this repository, as far as these scripts read it. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly repository?: { readonly url: string; readonly directory?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
};

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that are packed, each after those it needs. */
export const libraries: readonly string[] = packages
  .filter(({ kind }) => kind === 'library')
  .map(({ name }) => name);

/** The file that npm packs a package into. */
export const tarballOf = ({ name, version }: Manifest): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * A package's manifest as users get it. In the repository it is private, so that nobody publishes a folder by accident; what is
 * packed can be published, but only with provenance, which a computer at home cannot give.
 */
export const packedManifest = (
  { private: _, ...manifest }: Manifest,
  repository: Manifest['repository'],
  directory: string,
): Manifest => ({
  ...manifest,
  ...(repository === undefined ? {} : { repository: { ...repository, directory } }),
  publishConfig: { access: 'public', provenance: true },
});

/** Copies what a package consists of, with the manifest that users get. */
const stage = (name: string, folder: string): string => {
  const [source, target] = [folderOf(name), join(folder, name)];
  for (const entry of readdirSync(source))
    if (!SOURCES.has(entry)) cpSync(join(source, entry), join(target, entry), { recursive: true });
  const manifest = packedManifest(readManifest(source), readManifest(root).repository, `packages/${name}`);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return target;
};

/**
 * Packs all libraries, as built, into a folder: what users get, tests install and a release holds. Returns the files, each
 * after those that it needs, or null if npm failed.
 */
export const packPackages = (folder: string): readonly string[] | null => {
  const staging = mkdtempSync(join(tmpdir(), 'gatehouse-staging-'));
  try {
    const folders = libraries.map((name) => stage(name, staging));
    const args = ['pack', ...folders, '--pack-destination', folder, '--ignore-scripts'];
    if (!npm(process.execPath, args, root)) return null;
    return libraries.map((name) => tarballOf(readManifest(folderOf(name))));
  } finally {
    rmSync(staging, { recursive: true });
  }
};
