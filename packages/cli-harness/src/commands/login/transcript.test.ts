import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTranscript } from '@gatehouse-login/core/transcript';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../composition/open-site.ts';
import { makeHarness } from '../../harness/harness.ts';
import { makeVault } from '../../report/vault.ts';
import { run } from '../../run.ts';
import { captureIo } from '../../testing/capture-io.ts';
import { loginFixture } from '../../testing/login-fixture.ts';
import { writeTranscriptFile } from './write-transcript.ts';

const { folder, login, passwordOf, sandbox } = loginFixture();
const FILE = 'login.jsonl';
const read = () => readFileSync(join(folder, FILE), 'utf8');
const eventsOf = (text: string) =>
  parseTranscript(text)
    ._unsafeUnwrap()
    .steps.map(({ event, state, commands }) => ({ event: { ...event, reference: '' }, state, commands }));

async function explain(...argv: readonly string[]) {
  const { io, stdout, stderr } = captureIo({ cwd: folder });
  const code = await run(['explain', ...argv], io);
  return { code, stdout: stdout(), stderr: stderr() };
}

describe('a transcript of the command', () => {
  it('holds the login and no secret of it, and is told with its reasons', async () => {
    const inbox = `${sandbox().home}/_gatehouse/inbox/code`;
    const { code, report } = await login('two-factor', [
      ...['--contact', 'sms', '--code-url', inbox],
      ...['--transcript', FILE],
    ]);
    expect(code).toBe(0);
    const text = read();
    const [message] = sandbox().inbox();
    const person = sandbox().people.find(({ id }) => id === 'two-factor');
    for (const secret of [passwordOf('two-factor'), message?.code, person?.username, message?.to]) {
      expect(secret?.length).toBeGreaterThan(3);
      expect(text).not.toContain(secret);
    }
    expect(text).toContain(report.reference);
    const told = await explain(FILE);
    expect(told).toMatchObject({ code: 0, stderr: '' });
    expect(told.stdout).toMatch(/^A login at city-index on .*with the reference [a-z]{4}-\d{4}\. Gatehouse/);
    expect(told.stdout).toContain('The platform asked for a code');
    expect(told.stdout).toContain('Success is recorded once, on leaving.');
    expect(told.stdout).toMatch(/Gatehouse \S+ does the same\.\n$/);
  });

  it('is written of a login that is refused, with the platform’s code', async () => {
    const { code } = await login('plain', ['--transcript', FILE], { env: { SECRET: 'Wrong-Horse-9' } });
    expect(code).toBe(1);
    const { stdout } = await explain(FILE, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ format: 1, outcome: 'passed', replay: { kind: 'same' } });
    expect(stdout).toContain('The platform refused the sign-in: session-refused (code 4010');
  });

  it('is the same as that of the library', async () => {
    await login('plain', ['--transcript', FILE]);
    await using harness = makeHarness(
      { sandbox: sandbox() },
      { env: {}, cwd: folder, openSite: async () => openSite },
    );
    const { transcript } = await harness.signIn({ persona: 'plain' });
    expect(eventsOf(transcript ?? '')).toEqual(eventsOf(read()));
  });

  it('is not written where nothing can be written, and nothing is sent then', async () => {
    mkdirSync(join(folder, 'a-folder'), { recursive: true });
    const { code, report } = await login('plain', ['--transcript', 'a-folder']);
    expect(code).toBe(2);
    expect(report.error.message).toContain('The transcript cannot be written to a-folder: it is a folder.');
    expect(sandbox().journal()).toEqual([]);
  });

  it('is not written where there is no login, and the command says why', async () => {
    const { io, stderr } = captureIo({ cwd: folder });
    const secrets = { vault: makeVault(), permit: () => {}, wrote: () => {} };
    const writing = { file: 'none.jsonl', quiet: false, io, secrets };
    expect(await writeTranscriptFile(undefined, 3, writing)).toBe(3);
    expect(await writeTranscriptFile({ transcript: () => null }, 0, writing)).toBe(0);
    expect(existsSync(join(folder, 'none.jsonl'))).toBe(false);
    expect(stderr()).toMatch(/the login did not begin\.\n.*the page told none\./);
  });

  it('is not written with a secret in it, whoever has put it there', async () => {
    const { io, stderr } = captureIo({ cwd: folder });
    const vault = makeVault();
    vault.add('Copper-Kite1', 'password');
    const secrets = { vault, permit: () => {}, wrote: () => {} };
    const file = 'leaking.jsonl';
    const writing = { file, quiet: true, io, secrets };
    expect(await writeTranscriptFile({ transcript: () => '"Copper-Kite1"' }, 0, writing)).toBe(6);
    expect(existsSync(join(folder, file))).toBe(false);
    expect(stderr()).toContain('The transcript was not written: a password would be in it.');
    expect(await writeTranscriptFile({ transcript: () => '"clean"' }, 0, writing)).toBe(0);
    expect(readFileSync(join(folder, file), 'utf8')).toBe('"clean"');
  });
});

describe('gatehouse explain refuses', () => {
  it.each([
    ['a file that is not there', () => null, 'cannot be read: there is no such file', 'Give the path'],
    ['another file', () => 'hello', 'line 1 is not the beginning of a transcript', '--transcript'],
    [
      'a later version',
      (text: string) => text.replace('"transcript":1', '"transcript":2'),
      'line 1 names format 2',
      'Update',
    ],
    [
      'a transcript that is cut off',
      (text: string) => text.slice(0, -200),
      'cut off',
      'the whole transcript',
    ],
    [
      'one that was altered',
      (text: string) => text.replace('"ms":0', '"ms":1'),
      'line 2 does not have the checksum',
      'as it was written',
    ],
  ])('%s', async (_what, change, message, next) => {
    await login('plain', ['--transcript', FILE]);
    const changed = change(read());
    const file = changed === null ? 'nowhere.jsonl' : 'changed.jsonl';
    if (changed !== null) writeFileSync(join(folder, file), changed);
    const { code, stdout, stderr } = await explain(file);
    const words = stderr.replace(/\s+/g, ' ');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(words).toContain(message);
    expect(words).toContain(next);
    expect(words).toContain(`The file ${file}`);
  });
});
