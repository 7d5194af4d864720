import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { Project } from './project.ts';

/** What every call answered, by entry and name. */
export type Answers = Readonly<Record<string, unknown>>;

/** Writes a program to the project. Returns its file. */
export function write({ folder }: Project, file: string, program: string): string {
  writeFileSync(join(folder, file), program);
  return file;
}

/** Runs a program in the project, with this Node or another runtime. Returns the answers that it prints. */
export async function answersOf(
  { folder }: Project,
  args: readonly string[],
  runtime = process.execPath,
): Promise<Answers> {
  const env = { ...process.env, DENO_DIR: join(folder, '.deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const { stdout, stderr } = await promisify(execFile)(runtime, args, { cwd: folder, env });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Answers;
}
