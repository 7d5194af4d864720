// What the packed packages export, with changes planted in their declarations.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { type Changeset, parseChangeset } from '../../scripts/lib/changesets.ts';
import { root } from '../../scripts/lib/command.ts';
import { entriesIn } from '../../scripts/lib/read-declarations.ts';
import { readSurface } from '../../scripts/lib/surface.ts';
import { type Digests, digestsOf, unsaidChanges } from '../../scripts/lib/surface-changes.ts';

const CORE = '@gatehouse-login/core';
const POLICY = `${CORE}/password-policy`;
const packed = join(inject('installed').folder, 'node_modules', CORE);
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a copy of core's password policy exports after one of its files has changed. */
const surfaceWith = (file: string, from: string, to: string): Digests => {
  cpSync(packed, folder, { recursive: true });
  const path = join(folder, 'dist', 'password-policy', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  const entries = entriesIn(folder).filter(({ specifier }) => specifier === POLICY);
  const pages = readSurface(entries);
  return Object.fromEntries(entries.map((entry) => [entry.specifier, digestsOf(pages[entry.file] ?? '')]));
};

const CHECK = 'export declare function checkPassword(password: string, policy?: PasswordPolicy)';
const BARREL = 'export { checkPassword, ';
const released = { version: '0.1.0', entries: surfaceWith('password-policy.d.ts', CHECK, CHECK) };
const said = (text: string, bump: Changeset['bumps'][string] = 'minor'): Changeset => ({
  file: 'brave-cats-sign.md',
  bumps: { [CORE]: bump },
  text,
});
const judge = (now: Digests, ...changesets: Changeset[]) => unsaidChanges(released, now, changesets);

it('is in the page that a review sees', () => {
  const [entry] = entriesIn(packed).filter(({ specifier }) => specifier === POLICY);
  expect(entry?.file).toBe('core-password-policy.api.md');
  const page = readFileSync(join(root, 'docs', 'api', entry?.file ?? ''), 'utf8');
  expect(page).toContain(CHECK.replace('declare ', ''));
  expect(digestsOf(page)).toEqual(released.entries[POLICY]);
  expect(judge(released.entries)).toEqual([]);
});

describe('a change that nobody wrote down', () => {
  it('is refused with what to do, and passes with a changeset that names it', () => {
    const now = surfaceWith(
      'password-policy.d.ts',
      CHECK,
      CHECK.replace('PasswordPolicy)', 'PasswordPolicy, least?: number)'),
    );
    expect(judge(now)).toEqual([
      `${CORE} is not what 0.1.0 was, and no changeset says so: \`checkPassword\` has changed. Run "npx --no changeset", choose ${CORE} and write what that means for a user, with each of these names. If a file in .changeset names the package already, add to its text.`,
    ]);
    expect(judge(now, said('checkPasswordChange is quicker'))).toHaveLength(1);
    expect(judge(now, { ...said('`checkPassword`'), bumps: { other: 'major' } })).toHaveLength(1);
    expect(judge(now, said('`checkPassword` takes the least length.', 'patch'))).toEqual([]);
  });

  it('is refused where an export is gone, unless the version tells users so', () => {
    const now = surfaceWith('index.d.ts', BARREL, 'export { ');
    expect(judge(now)).toEqual([expect.stringContaining('`checkPassword` is gone')]);
    expect(judge(now, said('checkPassword is gone', 'patch'))).toEqual([
      `\`checkPassword\` is gone from ${CORE}, which breaks programs that use it. Let .changeset/brave-cats-sign.md say minor, and add a paragraph "What to do: …" for who uses it.`,
    ]);
    expect(judge(now, said('checkPassword is gone'))).toHaveLength(1);
    const whatToDo = 'checkPassword is gone.\n\nWhat to do: call checkNewPassword.';
    expect(judge(now, said(whatToDo))).toEqual([]);
    const later = { ...released, version: '1.2.0' };
    expect(unsaidChanges(later, now, [said(whatToDo)])).toEqual([expect.stringContaining(' say major, ')]);
  });

  it('is refused where a whole entry is gone or new', () => {
    expect(judge({})).toEqual([expect.stringContaining('`checkPassword` is gone, ')]);
    expect(judge({ ...released.entries, [`${CORE}/more`]: { more: '1' } })).toEqual([
      expect.stringContaining('`more` is new'),
    ]);
  });
});

it('a type without an export counts where it changes, not where it comes or goes', () => {
  const page = (code: string) => ({ a: digestsOf(`\`\`\`typescript\n${code}\n\`\`\`\n`) });
  const use = 'export const use: (one: One) => void;';
  const before = { version: '0.1.0', entries: page(`interface One {\n    a: string;\n}\n\n${use}`) };
  const after = unsaidChanges(before, page(`interface One {\n    a: number;\n}\n\n${use}`), []);
  expect(after).toEqual([expect.stringContaining('says so: `One` has changed. ')]);
  expect(unsaidChanges(before, page(use), [])).toEqual([]);
  expect(unsaidChanges({ ...before, entries: page(use) }, before.entries, [])).toEqual([]);
});

it('a declaration that cannot be read is an error', () => {
  expect(() => surfaceWith('password-policy.d.ts', CHECK, 'export declare function (')).toThrow(
    /password-policy cannot be read: .*checkPassword/,
  );
});

describe('a changeset', () => {
  const read = (content: string) => parseChangeset('a.md', content, [CORE]);

  it('says which packages change, and how', () => {
    expect(read(`---\n'${CORE}': minor\n---\n\nMore.\n`)).toEqual({
      file: 'a.md',
      bumps: { [CORE]: 'minor' },
      text: '\nMore.\n',
    });
  });

  it.each([
    '',
    'More.',
    '---\n---\nMore.',
    `---\n'${CORE}': huge\n---\nMore.`,
    '---\n- a\n---\nMore.',
    '---\n: [\n---\nMore.',
    `---\n'${CORE}': minor\n---\n`,
  ])('is refused as %j, with what it should hold', (content) =>
    expect(read(content)).toContain(
      `.changeset/a.md is no changeset: between two lines of "---" it needs lines such as "'${CORE}': minor"`,
    ),
  );

  it('is refused if it breaks something and does not say what to do', () => {
    const major = `---\n'${CORE}': major\n---\n\nLess.\n`;
    expect(read(major)).toContain('.changeset/a.md says major, but not what its users have to do');
    expect(read(`${major}\nWhat to do: use more.\n`)).toMatchObject({ bumps: { [CORE]: 'major' } });
  });

  it('is refused if it names a package that is not there', () => {
    expect(read("---\n'@gatehouse-login/cores': minor\n---\nMore.")).toBe(
      `.changeset/a.md names @gatehouse-login/cores, which is no package here. The packages are ${CORE}.`,
    );
  });
});
