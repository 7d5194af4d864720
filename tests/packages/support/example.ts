import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findChromium } from '../../../scripts/lib/chromium.ts';
import { root } from '../../../scripts/lib/command.ts';
import type { Project } from './project.ts';

interface Manifest {
  readonly name: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

// Without what Vitest sets: Vite would build for the mode "test", and Vitest and Playwright would think that they are workers.
const OF_VITEST = /^(?:VITEST|NODE_ENV|NODE_OPTIONS|npm_|(?:TEST|DEV|PROD|MODE|SSR|BASE_URL)$)/;
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_VITEST.test(name))),
  PATH: dirname(process.execPath) + delimiter + process.env.PATH,
  NO_COLOR: '1',
  CHROMIUM_PATH: findChromium(),
};

/** An example in a folder outside the repository, with what its manifest asks for. */
export interface Example {
  readonly folder: string;
  /** Runs a command to its end. Returns what it printed; throws if it failed. */
  run(command: string, more?: Readonly<Record<string, string>>): string;
  /** Starts a command that goes on, and resolves with the groups of the first match in what it prints. */
  start(
    command: string,
    printed: RegExp,
  ): Promise<{ readonly found: readonly string[]; readonly stop: () => void }>;
}

/** Copies an example, with the packages that it asks for. */
export function copyExample(project: Project, name: string, how: 'linked' | 'installed' = 'linked'): Example {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-example-'))), name);
  const isOwn = (path: string): boolean => !/[\\/](?:node_modules|dist|scripts|test-results)$/.test(path);
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: isOwn });
  const example: Example = {
    folder,
    run: (command, more = {}) =>
      execFileSync('bash', ['-e', '-c', command], {
        cwd: folder,
        env: { ...env, ...more },
        encoding: 'utf8',
      }),
    start: (command, printed) => startIn(folder, command, printed),
  };
  if (how === 'installed') installWithNpm(project, example);
  else linkPackages(project, folder);
  return example;
}

/** Installs an example by the lines in `examples/README.md` that follow the packing. */
function installWithNpm(project: Project, { folder, run }: Example): void {
  const vendor = join(folder, 'vendor');
  mkdirSync(vendor);
  for (const file of globSync('*.tgz', { cwd: project.folder }))
    cpSync(join(project.folder, file), join(vendor, file));
  const [line = 'exit 1'] =
    /^npm install .*$/m.exec(readFileSync(join(root, 'examples/README.md'), 'utf8')) ?? [];
  run(`${line} --prefer-offline`);
}

/** Links every package that the manifest names, and no other, so that a forgotten one is missing here, too. */
function linkPackages(project: Project, folder: string): void {
  const { dependencies, devDependencies } = readManifest(folder);
  const bin = join(folder, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const isOurs = project.packages.some(({ manifest }) => manifest.name === name);
    const [nested] = globSync(`packages/*/node_modules/${name}`, { cwd: root });
    const target = isOurs
      ? join(project.folder, 'node_modules', name)
      : join(root, nested ?? join('node_modules', name));
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'junction');
    const { bin: programs = {} } = readManifest(target);
    const named = typeof programs === 'string' ? { [name.replace(/^.*\//, '')]: programs } : programs;
    for (const [program, file] of Object.entries(named)) {
      chmodSync(join(target, file), 0o755);
      symlinkSync(join(target, file), join(bin, program));
    }
  }
}

function startIn(folder: string, command: string, printed: RegExp): ReturnType<Example['start']> {
  // A group of its own, because npm does not pass signals on to what it started.
  const child: ChildProcess = spawn('bash', ['-c', command], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    detached: true,
  });
  const stop = () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = printed.exec(output);
      if (match !== null) resolve({ found: match.slice(1), stop });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`${command} ended before it was ready:\n${output}`)));
  });
}
