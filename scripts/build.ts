// Builds every package whose inputs changed: JavaScript by tsup, then declarations by tsc; the site by vite.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, root, tool } from './lib/command.ts';
import { writeDeclarations } from './lib/declarations.ts';
import { digestOf, folderOf, isStarted, type Package, packages } from './lib/packages.ts';
import { packSite } from './lib/packed-site.ts';

type Stamp = { readonly digest: string; readonly files: readonly string[] };

const stampFile = (name: string) => join(root, '.cache', 'build', `${name}.json`);

const isUpToDate = (pack: Package): boolean => {
  const file = stampFile(pack.name);
  if (!existsSync(file)) return false;
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  const isWhole = stamp.files.every((each) => existsSync(join(folderOf(pack.name), 'dist', each)));
  return isWhole && stamp.digest === digestOf(pack);
};

const buildLibrary = async (name: string) => {
  const bundled = await node([tool('tsup'), '--silent'], { cwd: folderOf(name) });
  return bundled.code === 0 ? writeDeclarations(name) : bundled;
};

/** Builds the site; beside it what renders its documents ahead of time, and the page of prices. */
const buildSite = async (name: string) => {
  const vite = [tool('vite'), 'build', '--logLevel', 'warn'];
  const built = await node(vite, { cwd: folderOf(name) });
  if (built.code !== 0) return built;
  const stamp = await node([...vite, '--config', 'vite.stamp.config.ts'], { cwd: folderOf(name) });
  if (stamp.code !== 0) return stamp;
  return node([...vite, '--config', 'vite.trader.config.ts'], { cwd: folderOf(name) });
};

const build = async (pack: Package): Promise<boolean> => {
  if (!isStarted(pack) || isUpToDate(pack)) return true;
  const start = performance.now();
  const digest = digestOf(pack);
  const outcome = await (pack.kind === 'site' ? buildSite : buildLibrary)(pack.name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome.code !== 0) {
    process.stderr.write(`${outcome.output}\npackages/${pack.name} could not be built (see above).\n`);
    return false;
  }
  const files = globSync('**/*.*', { cwd: join(folderOf(pack.name), 'dist') });
  mkdirSync(dirname(stampFile(pack.name)), { recursive: true });
  writeFileSync(stampFile(pack.name), JSON.stringify({ digest, files } satisfies Stamp));
  process.stderr.write(`Built packages/${pack.name} in ${seconds} s\n`);
  return true;
};

/** Builds what is out of date, each library after those it uses. Returns false if something failed. */
export const buildAll = async (): Promise<boolean> => {
  const done = new Map<string, Promise<boolean>>();
  for (const pack of packages) {
    // The site bundles the sources of the libraries, so it waits for none of them.
    const before = pack.kind === 'site' ? [] : pack.uses.map((name) => done.get(name) ?? true);
    const isReady = Promise.all(before).then((results) => results.every(Boolean));
    done.set(
      pack.name,
      isReady.then((yes) => yes && build(pack)),
    );
  }
  const isBuilt = (await Promise.all(done.values())).every(Boolean);
  if (isBuilt) packSite();
  return isBuilt;
};

// `import.meta.main` would be undefined in Node 24.0 and 24.1.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await buildAll()) ? 0 : 1;
