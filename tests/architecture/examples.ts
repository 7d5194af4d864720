import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Example } from './documents.ts';

// The next example starts when nothing is left to do, which is when a program of its own would have ended.
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
 * Runs examples on the sources, and returns the lines that each one prints. All of them run in one process, because
 * loading the sources takes most of the time.
 */
export async function runExamples(
  root: string,
  examples: readonly Example[],
): Promise<readonly (readonly string[])[]> {
  // Inside the repository, so that imports find the packages.
  const folder = join(root, '.cache', `examples-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const files = examples.map(({ code }, at) => {
    const file = join(folder, `${at}.mts`);
    writeFileSync(file, code);
    return pathToFileURL(file).href;
  });
  const args = ['--conditions=@gatehouse-login/source', '--input-type=module', '--eval', inTurn(files)];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    return JSON.parse(stdout) as readonly string[][];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
