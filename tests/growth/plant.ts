import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const TSC = 'node_modules/typescript/lib/tsc.js';
/** What a driver is compiled from: the core, the adapters and the two drivers. */
const PACKAGES = ['core', 'adapters-http', 'cli-harness', 'web-react', 'sandbox'];

/** A text in a file, and what takes its place. */
export interface Change {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/** A copy of the sources in which a test plants a change, to see which files no longer compile. */
export interface Copy {
  /** Compiles the copy as it is, and returns the files with errors. */
  compile(): Promise<readonly string[]>;
  /** Replaces texts in files, compiles, restores the files, and returns the files with errors. */
  plant(...changes: readonly Change[]): Promise<readonly string[]>;
  remove(): void;
}

/** Copies the packages' sources to a folder inside the root, where they find the same node_modules. */
export function copySources(root: string): Copy {
  const folder = join(root, '.cache', 'growth');
  rmSync(folder, { recursive: true, force: true });
  for (const name of PACKAGES) {
    for (const part of ['src', 'package.json'])
      cpSync(join(root, 'packages', name, part), join(folder, 'packages', name, part), { recursive: true });
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configurationOf(root, folder), null, 2));
  return {
    compile: () => compile(root, folder),
    async plant(...changes) {
      const befores = changes.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
      const lost = changes.filter(({ text }, at) => befores[at]?.includes(text) !== true);
      if (lost.length > 0) return lost.map(({ file, text }) => `${file} does not contain ${text}`);
      changes.forEach(({ file, text, replacement }, at) => {
        writeFileSync(join(folder, file), (befores[at] ?? '').replace(text, replacement));
      });
      const errors = await compile(root, folder);
      changes.forEach(({ file }, at) => {
        writeFileSync(join(folder, file), befores[at] ?? '');
      });
      return errors;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The packages import each other by name. In the copy, the names lead to the copied sources. */
function configurationOf(root: string, folder: string): object {
  const entries = PACKAGES.flatMap((name) => {
    const { name: own, exports = {} } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as { name: string; exports?: Record<string, Record<string, string> | string> };
    return Object.entries(exports).map(([entry, target]) => {
      const source = typeof target === 'string' ? target : target['@gatehouse-login/source'];
      return [join(own, entry), [join(folder, 'packages', name, source ?? '')]];
    });
  });
  return {
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      jsx: 'react-jsx',
      // A plant changes a type on which nearly every file depends. Remembering costs more than it saves.
      incremental: false,
      paths: Object.fromEntries(entries),
    },
    include: ['packages/*/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/testing/**/*.fixture.ts'],
  };
}

async function compile(root: string, folder: string): Promise<readonly string[]> {
  const output = await promisify(execFile)(
    process.execPath,
    // Several threads check the same types again and again, which takes twice the processor's time.
    [join(root, TSC), '-p', folder, '--pretty', 'false', '--singleThreaded'],
    { cwd: folder },
  ).then(
    ({ stdout }) => stdout,
    (failure: { stdout?: string }) => failure.stdout ?? '',
  );
  const named = [...output.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(named)].sort();
}
