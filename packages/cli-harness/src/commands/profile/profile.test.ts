import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Flags, Given } from '../../flags/flag.ts';
import { LOGIN_FLAGS } from '../../flags/login-flags.ts';
import { profilesJsonSchema } from '../../profile/profile.schema.ts';
import { withProfile } from './with-profile.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'profiles-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string, name = 'gatehouse.config.yaml') => writeFileSync(join(folder, name), text);
const nothing = Object.fromEntries(
  Object.entries(LOGIN_FLAGS).map(([name, spec]) => [name, 'value' in spec ? undefined : false]),
) as Given<Flags>;
/** The flags that are set when a command line gives these and `--profile`. */
async function flagsWith(name: string, given: Record<string, string | boolean> = {}, cwd = folder) {
  const flags = await withProfile({ ...nothing, ...given } as Given<Flags>, name, { cwd });
  return Object.fromEntries(
    Object.entries(flags._unsafeUnwrap()).filter(([, value]) => value !== undefined && value !== false),
  );
}
const problemWith = async (name: string, given = {}) =>
  (await withProfile({ ...nothing, ...given }, name, { cwd: folder }))._unsafeUnwrapErr().problem;

describe('a profile', () => {
  const TEXT = 'profiles:\n  test: { site: "https://t.example", user: 4711, password-file: pw, lang: de }\n';

  it('gives the flags that the command line leaves out', async () => {
    write(TEXT);
    expect(await flagsWith('test', { lang: 'pl' })).toEqual({
      site: 'https://t.example',
      user: '4711',
      'password-file': join(folder, 'pw'),
      lang: 'pl',
    });
  });

  it('gives way to a flag that excludes one of its own', async () => {
    write(TEXT);
    const given = { phone: '555', 'password-stdin': true };
    expect(await flagsWith('test', given)).toEqual({ site: 'https://t.example', lang: 'de', ...given });
    expect(await flagsWith('test', { sandbox: true })).toEqual({ sandbox: true, lang: 'de' });
  });

  it('can name the built-in sandbox, and a site for each brand', async () => {
    write(
      'profiles:\n  own: { site: sandbox }\n  all: { brand: kq, sites: { kq: "https://k.example", whs: "https://w.example" } }',
    );
    expect(await flagsWith('own')).toEqual({ sandbox: true });
    expect(await flagsWith('all')).toEqual({ brand: 'kq', site: 'https://k.example' });
    expect(await flagsWith('all', { brand: 'whs' })).toEqual({ brand: 'whs', site: 'https://w.example' });
    expect((await problemWith('all', { brand: 'forex' })).next).toContain('kq, whs');
  });

  it.skipIf(process.getuid === undefined)(
    'is not taken from a file above that others may write',
    async () => {
      write(TEXT);
      chmodSync(join(folder, 'gatehouse.config.yaml'), 0o666);
      const below = join(folder, 'project');
      mkdirSync(below);
      expect(await flagsWith('test')).toMatchObject({ user: '4711' });
      const found = await withProfile(nothing, 'test', { cwd: below });
      expect(String(found._unsafeUnwrapErr().problem.message)).toContain('others may write it');
    },
  );

  it('is not looked for above the root of a repository', async () => {
    write(TEXT);
    mkdirSync(join(folder, 'project', '.git'), { recursive: true });
    mkdirSync(join(folder, 'project', 'tests'));
    const found = await withProfile(nothing, 'test', { cwd: join(folder, 'project', 'tests') });
    expect(found.isErr()).toBe(true);
  });

  it('is found above the folder, in JSON and in TypeScript, too', async () => {
    write('{ "profiles": { "a": { "brand": "kq" } } }', 'gatehouse.config.json');
    const inner = join(folder, 'a', 'b');
    mkdirSync(inner, { recursive: true });
    expect(await flagsWith('a', {}, inner)).toEqual({ brand: 'kq' });
    writeFileSync(
      join(inner, 'gatehouse.config.ts'),
      'const brand: string = "whs"; export default { profiles: { a: { brand } } };',
    );
    expect(await flagsWith('a', {}, inner)).toEqual({ brand: 'whs' });
  });

  it('that cannot be read says what is wrong and where', async () => {
    expect((await problemWith('a')).next).toContain('gatehouse init');
    write('profiles:\n  test:\n    sitee: x\n  tset: {}\n');
    expect((await problemWith('test')).details).toEqual([
      'gatehouse.config.yaml:3:5: The profile "test" has no "sitee". Did you mean "site"?',
    ]);
    write('profiles: { staging: {} }');
    expect((await problemWith('stagign')).message).toContain('Did you mean staging?');
    write('{}', 'gatehouse.config.json');
    expect((await problemWith('test')).message).toContain('both gatehouse.config.yaml and');
    rmSync(join(folder, 'gatehouse.config.json'));
    rmSync(join(folder, 'gatehouse.config.yaml'));
    write('export default 1', 'gatehouse.config.ts');
    expect((await problemWith('test')).message).toContain('default export');
  });

  it('must not hold a secret, and its line is not repeated', async () => {
    write('profiles:\n  test:\n    password: Tr0ub4dor\n    allow-production: true\n');
    const problem = await problemWith('test');
    expect(problem.details).toHaveLength(2);
    expect(JSON.stringify(problem)).not.toContain('Tr0ub4dor');
  });

  it('may name where a secret comes from, and may not ask for more than a command line should', () => {
    const fields = JSON.stringify(profilesJsonSchema());
    for (const name of ['password-env', 'code-command', 'timeout']) expect(fields).toContain(`"${name}"`);
    for (const name of ['password-stdin', 'generate-password', 'allow-production', 'show-session'])
      expect(fields).not.toContain(`"${name}"`);
  });
});
