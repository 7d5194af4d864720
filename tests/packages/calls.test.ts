// Every function of the packed core and adapters-http is called once, in every place that they claim to run in.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callingProgram } from './support/calling-program.ts';

const project = inject('installed');
const run = promisify(execFile);

type Answers = Readonly<Record<string, unknown>>;

/** Runs a program of the project with this Node. Returns the answers that it prints. */
async function answersOf(args: readonly string[]): Promise<Answers> {
  const { stdout, stderr } = await run(process.execPath, args, { cwd: project.folder });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Answers;
}

/** Writes a program to the project. */
function write(file: string, program: string): string {
  writeFileSync(join(project.folder, file), program);
  return file;
}

let expected: Answers;
beforeAll(async () => {
  expected = await answersOf([write('calling.mjs', callingProgram(project, 'module'))]);
});

it('every function of core and adapters-http has a call, and gives the answer that is kept', async () => {
  const wrong = Object.entries(expected).filter(([, answer]) => /^(threw|has no call)/.test(String(answer)));
  expect(wrong).toEqual([]);
  expect(Object.keys(expected).length).toBeGreaterThan(150);
  await expect(`${JSON.stringify(expected, null, 1)}\n`).toMatchFileSnapshot('calls.answers.json');
});

describe('the same answers come', () => {
  it('in CommonJS', async () => {
    const file = write('calling.cjs', callingProgram(project, 'commonjs'));
    expect(await answersOf([file])).toEqual(expected);
  });

  it.each(['calling.mjs', 'calling.cjs'])('in a worker that runs %s', async (file) => {
    const type = file.endsWith('.cjs') ? 'commonjs' : 'module';
    write(file, callingProgram(project, type));
    const worker = `import { Worker } from 'node:worker_threads'; new Worker('./${file}');`;
    expect(await answersOf([write('start-worker.mjs', worker)])).toEqual(expected);
  });

  it.each(['esm', 'cjs'] as const)('from a bundle of esbuild, as %s', async (format) => {
    const isModule = format === 'esm';
    const source = write('to-bundle.mjs', callingProgram(project, 'module'));
    const outfile = join(project.folder, `bundle.${isModule ? 'mjs' : 'cjs'}`);
    // tough-cookie is CommonJS and asks for modules of Node, which a bundle of ES modules cannot.
    const external = isModule ? ['tough-cookie'] : [];
    const entryPoints = [join(project.folder, source)];
    await build({ entryPoints, bundle: true, minify: true, platform: 'node', format, outfile, external });
    expect(await answersOf([outfile])).toEqual(expected);
  });
});
