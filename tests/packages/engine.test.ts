import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '@gatehouse-login/sandbox';
import { expect, inject, it } from 'vitest';
import { ENGINE_PROGRAM } from './support/engine-program.ts';

it('the packed engine signs in, loaded as Artillery loads engines', async () => {
  const { folder } = inject('installed');
  await writeFile(join(folder, 'engine.mjs'), ENGINE_PROGRAM);
  const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  const [person] = sandbox.people;
  const words = [sandbox.brands.kq, person?.username ?? '', person?.password ?? ''];
  const env = { ...process.env, XDG_STATE_HOME: folder, NODE_OPTIONS: '' };
  const ran = await promisify(execFile)(process.execPath, [join(folder, 'engine.mjs'), ...words], { env });
  const lines = ran.stdout.trim().split('\n');
  // Artillery waits for `init` only if it is a native async function.
  expect(lines[0]).toBe('AsyncFunction');
  expect(lines).toContain('gatehouse.outcome.signed-in');
  expect(lines.at(-1)).toBe('done');
  expect(sandbox.holds().sessions).toBe(0);
  await sandbox.dispose();
});
