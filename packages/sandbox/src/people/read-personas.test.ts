import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../start/create-sandbox.ts';
import { logOn } from '../testing/fixture.ts';
import { DEFAULT_PERSONAS } from './default-personas.ts';
import { personasJsonSchema } from './personas.schema.ts';
import { readPersonas } from './read-personas.ts';

const ann = `people:
  - id: ann
    username: A1
    password: Secret-11
    about: Signs in.
`;
const problems = (text: string) => readPersonas(text)._unsafeUnwrapErr();

describe('a personas file', () => {
  it('needs no more than an id, a name, a password and a sentence', () => {
    expect(readPersonas(ann)._unsafeUnwrap()).toEqual([
      { id: 'ann', username: 'A1', password: 'Secret-11', about: 'Signs in.' },
    ]);
  });

  it.each([
    [
      'a value of the wrong type',
      `${ann}    twoFactor: maybe\n`,
      6,
      16,
      'people.0.twoFactor: must be true or false',
    ],
    [
      'a name that is a number',
      ann.replace('A1', '12345'),
      3,
      15,
      'people.0.username: must be a text without spaces',
    ],
    ['a field that nobody knows', `${ann}    colour: red\n`, 6, 5, 'people.0.colour: is not known here'],
    ['a missing field', ann.replace('    about: Signs in.\n', ''), 2, 5, 'people.0.about'],
    ['a brand that there isn’t', `${ann}    brand: acme\n`, 6, 12, 'people.0.brand'],
    [
      'a fault that there isn’t',
      `${ann}    faults: [{ call: session, kind: fire }]\n`,
      6,
      37,
      '"kind" must be one of',
    ],
    [
      'a fault that makes no sense',
      `${ann}    faults: [{ call: session, kind: html, ms: 5 }]\n`,
      6,
      14,
      '"ms" belongs to',
    ],
    ['a phone without its country', `${ann}    phone: "13800"\n`, 6, 12, 'needs a countryCode'],
    ['an id twice', ann + ann.replace('people:\n', '').replace('A1', 'A2'), 6, 9, 'ann is there already'],
    [
      'a user name twice, in another case',
      ann + ann.replace('people:\n', '').replace('ann', 'bob').replace('A1', 'a1'),
      7,
      15,
      'a1 is there already',
    ],
    ['no list of people', 'people: 7\n', 1, 9, 'people: must be a list of people'],
    ['nobody', 'people: []\n', 1, 9, 'must name at least one person'],
    ['something else', '- 1\n', 1, 1, 'The file'],
    ['nothing', '\n', 1, 1, 'The file'],
  ])('says where %s stands', (_, text, line, column, message) => {
    expect(problems(text)).toEqual([{ line, column, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['a bracket left open', 'people: [\n  { id: ann\n', 3],
    ['a tab', 'people:\n\t- id: ann\n', 2],
    ['a key twice', `${ann}    about: Again.\n`, 6],
  ])('says on which line %s is', (_, text, line) => {
    expect(problems(text)[0]?.line).toBe(line);
  });

  it('names an alias that expands to far too many values', () => {
    const rows = [...'bcdefghi'].map(
      (name, at) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefgh'.charAt(at)}`)
          .join(', ')}]`,
    );
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${rows.join('\n')}\npeople: *i\n`;
    expect(problems(bomb)).toEqual([
      { line: 2, column: 8, message: 'the aliases of the file stand for too many values' },
    ]);
  });

  it('names an alias of nothing', () => {
    expect(problems('people:\n  - *ann\n')).toEqual([
      { line: 2, column: 5, message: 'no anchor &ann stands before the alias *ann' },
    ]);
  });

  it('takes an alias for what it stands for', () => {
    const twin = ann
      .replace('Secret-11', '&word Secret-11')
      .concat('  - { id: bob, username: B2, password: *word, about: Signs in. }\n');
    expect(readPersonas(twin)._unsafeUnwrap()[1]?.password).toBe('Secret-11');
  });

  it('names what is nested too deeply', () => {
    expect(problems(`people: ${'['.repeat(20_000)}`)).toEqual([
      { line: 1, column: expect.any(Number), message: 'the file is nested too deeply' },
    ]);
  });

  it('shows every mistake, not the first alone', () => {
    expect(problems(ann.replace('A1', '7').replace('Secret-11', '8'))).toHaveLength(2);
  });

  it('has a JSON Schema with every field of the default file', () => {
    const schema = JSON.stringify(personasJsonSchema());
    const fields = new Set([...DEFAULT_PERSONAS.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name));
    for (const field of fields) expect(schema).toContain(`"${field}":`);
    expect(personasJsonSchema()).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
  });
});

describe('a sandbox with its own people', () => {
  it('takes them from a text, and knows nobody else', async () => {
    const sandbox = (await createSandbox({ port: 0, personas: ann }))._unsafeUnwrap();
    expect(sandbox.people.map(({ id }) => id)).toEqual(['ann']);
    expect((await logOn(sandbox, 'a1', 'Secret-11')).status).toBe(200);
    expect((await logOn(sandbox, 'DM100001', 'Copper-Kite1')).status).toBe(401);
    expect(await (await fetch(`${sandbox.home}/_gatehouse/personas.yaml`)).text()).toBe(ann);
    await sandbox.dispose();
  });

  it('takes them from a file, and names it where it is wrong', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-people-'));
    const path = join(folder, 'my.yaml');
    writeFileSync(path, ann);
    const sandbox = (await createSandbox({ port: 0, personas: path }))._unsafeUnwrap();
    await sandbox.dispose();
    writeFileSync(path, `${ann}    colour: red\n`);
    expect((await createSandbox({ port: 0, personas: path }))._unsafeUnwrapErr()).toEqual({
      kind: 'invalid-personas',
      path,
      problems: [{ line: 6, column: 5, message: 'people.0.colour: is not known here' }],
    });
    rmSync(folder, { recursive: true });
    expect((await createSandbox({ port: 0, personas: path }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'personas-unreadable',
      path,
    });
  });
});
