import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { captureIo } from '../testing/capture-io.ts';
import { takeSecret } from './take-secret.ts';

const PASSWORD = { what: 'password', flag: '--password' };
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-password-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fromFile = async (content: string | Buffer) => {
  writeFileSync(join(folder, 'secret'), content);
  return takeSecret({ kind: 'file', path: 'secret' }, PASSWORD, captureIo({ cwd: folder }).io);
};
const fromStdin = (...chunks: (string | Buffer)[]) =>
  takeSecret({ kind: 'stdin' }, PASSWORD, captureIo({ stdin: Readable.from(chunks) }).io);

describe('a password from a file or standard input', () => {
  it.each([
    ['Copper-Kite1', 'Copper-Kite1'],
    ['Copper-Kite1\n', 'Copper-Kite1'],
    ['Copper-Kite1\r\n', 'Copper-Kite1'],
    [' leading and trailing \n', ' leading and trailing '],
    ['ends with a break\n\n', 'ends with a break\n'],
  ])('loses one line break at its end and nothing else: %j', async (content, password) => {
    expect((await fromFile(content))._unsafeUnwrap().reveal()).toBe(password);
    expect((await fromStdin(content))._unsafeUnwrap().reveal()).toBe(password);
  });

  it('may arrive in pieces that split a character', async () => {
    const bytes = Buffer.from('pä');
    expect((await fromStdin(bytes.subarray(0, 2), bytes.subarray(2)))._unsafeUnwrap().reveal()).toBe('pä');
  });

  it.each([
    ['is empty', ''],
    ['is empty', '\n'],
    ['is not UTF-8', Buffer.from([0x66, 0xff])],
    ['is too long for a password', 'x'.repeat(5000)],
  ])('%s: a wrong use that does not show it', async (problem, content) => {
    expect((await fromFile(content))._unsafeUnwrapErr().problem.message).toBe(
      `The password file ${problem}.`,
    );
    expect((await fromStdin(content))._unsafeUnwrapErr().problem.message).toBe(`Standard input ${problem}.`);
  });

  it('from a file that is not there names the file', async () => {
    const { io } = captureIo({ cwd: folder });
    const result = await takeSecret({ kind: 'file', path: 'nowhere' }, PASSWORD, io);
    expect(result._unsafeUnwrapErr().problem.message).toBe(
      'The file nowhere cannot be read: there is no such file.',
    );
  });
});

describe('a password from the environment', () => {
  it('is taken as it is', async () => {
    const { io } = captureIo({ env: { SECRET: 'Copper-Kite1\n' } });
    expect(
      (await takeSecret({ kind: 'environment', name: 'SECRET' }, PASSWORD, io))._unsafeUnwrap().reveal(),
    ).toBe('Copper-Kite1\n');
  });

  it.each([
    ['is not set', {}],
    ['is empty', { SECRET: '' }],
  ])('that %s is a wrong use', async (problem, env) => {
    const result = await takeSecret({ kind: 'environment', name: 'SECRET' }, PASSWORD, captureIo({ env }).io);
    expect(result._unsafeUnwrapErr().problem.message).toBe(`The environment variable SECRET ${problem}.`);
  });
});
