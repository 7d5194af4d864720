import { execFile } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packPackages } from '../../../scripts/lib/pack-packages.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The parts of a manifest that these tests read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly sideEffects: boolean | readonly string[];
  readonly exports: Readonly<
    Record<string, Partial<Readonly<Record<'import' | 'require', { default: string }>>>>
  >;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package of ours as `npm pack` makes it. */
export interface Packed {
  readonly manifest: Manifest;
  /** The files in it, by their path. */
  readonly files: readonly string[];
}

/** An empty project outside the repository, with our packages in its `node_modules`. */
export interface Project {
  readonly folder: string;
  readonly packages: readonly Packed[];
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs every package but the page's, which is deployed, and unpacks it to where npm would install it. */
export async function installPackages(): Promise<Project> {
  // The real path: compilers and bundlers follow links, and the temporary folder may be one.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-packages-')));
  const tarballs = packPackages(folder) ?? [];
  const packages = await Promise.all(
    tarballs.map(async (tarball): Promise<Packed> => {
      const unpacked = join(folder, 'unpacked', tarball);
      mkdirSync(unpacked, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'], { cwd: folder });
      const manifest = readManifest(unpacked);
      const target = join(folder, 'node_modules', manifest.name);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(unpacked, target);
      const files = globSync('**/*', { cwd: target }).map((path) => path.replaceAll('\\', '/'));
      return { manifest, files: files.filter((path) => statSync(join(target, path)).isFile()) };
    }),
  );
  linkOthers(folder, packages);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return { folder, packages };
}

/** Links the packages' dependencies to those of this repository. What a manifest does not name is not there. */
function linkOthers(folder: string, packages: readonly Packed[]): void {
  const asked = packages.flatMap(({ manifest: { dependencies, peerDependencies } }) =>
    Object.keys({ ...dependencies, ...peerDependencies }),
  );
  const ours = packages.map(({ manifest }) => manifest.name);
  for (const name of new Set([...asked, '@types/node'])) {
    if (ours.includes(name)) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    // npm puts a second version of a package below the one that asks for it.
    const [nested] = globSync(`packages/*/node_modules/${name}`, { cwd: root });
    symlinkSync(join(root, nested ?? join('node_modules', name)), link, 'junction');
  }
}

/** Returns the specifiers of a package's entries, each with its ES module. The engine has none: Artillery loads it. */
export const entriesOf = ({ manifest }: Packed): readonly (readonly [specifier: string, file: string])[] =>
  Object.entries(manifest.exports).flatMap(([path, { import: module }]) =>
    module === undefined ? [] : [[`${manifest.name}${path.slice(1)}`, module.default] as const],
  );
