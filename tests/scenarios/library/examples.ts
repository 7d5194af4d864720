import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Example } from '../../architecture/documents.ts';

// An example starts when the event loop is empty, which is when the one before would have ended as a separate program.
const inTurn = (files: readonly string[]) => `
  import { format } from 'node:util';
  const printed = [];
  const files = ${JSON.stringify(files)};
  const next = () => {
    const file = files[printed.length];
    if (file === undefined) return process.stdout.write(JSON.stringify(printed)), process.exit();
    const lines = [];
    printed.push(lines);
    console.log = (...values) => lines.push(...format(...values).split('\\n'));
    setImmediate(() => import(file).catch((error) => lines.push(String(error?.stack ?? error))));
  };
  process.on('beforeExit', next);
`;

/**
 * Runs the examples that print something against the sources. Returns the lines that each one prints. They share one
 * process, because loading the sources takes most of the time.
 */
export async function runExamples(
  root: string,
  examples: readonly Example[],
): Promise<readonly (readonly string[])[]> {
  return inFolder(root, examples, async (all) => {
    const files = all.filter((_file, at) => (examples[at]?.prints.length ?? 0) > 0);
    const args = ['--conditions=@gatehouse-login/source', '--input-type=module', '--eval', inTurn(files)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    return JSON.parse(stdout) as readonly string[][];
  });
}

/**
 * Checks the types of the examples. Each one is a separate file. Returns the lines that the compiler prints. The folder is
 * kept, so that the compiler checks only what has changed.
 */
export async function typeProblems(root: string, examples: readonly Example[]): Promise<readonly string[]> {
  const folder = join(root, '.cache', 'examples');
  mkdirSync(folder, { recursive: true });
  const compilerOptions = { incremental: true, noUnusedLocals: false, tsBuildInfoFile: 'tsbuildinfo' };
  const files = write(folder, examples).map((file) => basename(file));
  const project = { extends: '../../tsconfig.json', include: [], files, compilerOptions };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', folder, '--checkers', '1'], { cwd: root }).catch(
    (failed: { readonly stdout: string }) => failed,
  );
  return stdout.split('\n').filter((line) => line !== '');
}

/** Writes examples to a folder. Returns their files. */
const write = (folder: string, examples: readonly Example[]): readonly string[] =>
  examples.map(({ path, file: name, code }, at) => {
    const file = join(folder, name ?? `${path.replaceAll(/\W/g, '-')}-${at}.mts`);
    writeFileSync(file, `${code}\nexport {};\n`);
    return file;
  });

/** Writes examples to a folder inside the repository, so that imports find the packages. */
export async function inFolder<Value>(
  root: string,
  examples: readonly Example[],
  use: (files: readonly string[], folder: string) => Promise<Value>,
): Promise<Value> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'examples-'));
  const files = write(folder, examples).map((file) => pathToFileURL(file).href);
  try {
    return await use(files, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
