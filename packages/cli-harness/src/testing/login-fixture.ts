import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Io } from '../io.ts';
import { run } from '../run.ts';
import { captureIo } from './capture-io.ts';

type Brand = keyof Sandbox['brands'];

/** Starts a sandbox for the tests of a file, sets it back before each of them, and logs people in as a script would. */
export function loginFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-login-'));
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  }, 20_000);
  beforeEach(() => sandbox.reset());
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sandbox.dispose();
  });
  const person = (id: string) => sandbox.people.find((each) => each.id === id);
  const passwordOf = (id: string): string => person(id)?.password ?? '';

  async function login(
    id: string,
    flags: readonly string[] = [],
    io: Partial<Io> = {},
    brand: Brand = 'city-index',
  ) {
    const who = flags.includes('--phone') ? [] : ['--user', person(id)?.username ?? ''];
    const { env, ...rest } = io;
    const captured = captureIo({
      cwd: folder,
      env: { SECRET: passwordOf(id), XDG_STATE_HOME: folder, PATH: process.env.PATH, ...env },
      ...rest,
    });
    const argv = ['login', '--site', sandbox.brands[brand], ...who, '--password-env', 'SECRET', '--json'];
    const code = await run([...argv, ...flags], captured.io);
    const stdout = captured.stdout();
    return { code, stdout, stderr: captured.stderr(), report: JSON.parse(stdout) };
  }

  return {
    folder,
    passwordOf,
    login,
    sandbox: () => sandbox,
    /** The calls that the platform got, by a part of their path. */
    calls: (path: string) => sandbox.journal().filter((entry) => entry.path.includes(path)),
  };
}
