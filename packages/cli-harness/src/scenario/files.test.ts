// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of scenarios are written like this
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { BUTTONS } from '../driver/login-driver.ts';
import { makeSecret } from '../terminal/secret.ts';
import { readScenarioText } from '../testing/read-scenario-text.ts';
import { excerptOf } from './mistake.ts';

const one = (...lines: readonly string[]) =>
  ['scenarios:', '  - name: x', ...lines.map((line) => `    ${line}`)].join('\n');
const STEPS = ['steps:', '  - expect login'];

describe('a scenario file', () => {
  it('is read with its variables, and those of the files that it includes', async () => {
    const text = `include: common.yaml\nvariables: { who: "\${somebody}", lang: de }\n${one('language: ${lang}', 'steps:', '  - sign in as ${who}', '  - do look')}`;
    const common = 'variables: { somebody: anna, lang: pl }\nblocks:\n  look: [expect signed in]';
    const { scenarios, lines } = await readScenarioText(text, { 'common.yaml': common });
    expect(lines).toEqual([]);
    expect(scenarios[0]).toMatchObject({ language: 'de' });
    expect(scenarios[0]?.steps.map((step) => step.text)).toEqual(['sign in as anna', 'expect signed in']);
    expect(scenarios[0]?.steps[1]?.place.source.name).toBe('common.yaml');
  });

  it('has a scenario for each row of examples, named apart', async () => {
    const { scenarios } = await readScenarioText(
      one(
        'examples:',
        '  - { who: anna }',
        '  - { who: ben }',
        'steps:',
        '  - sign in as ${who}',
        '  - expect login',
      ),
    );
    expect(scenarios.map(({ name, id }) => [name, id])).toEqual([
      ['x (anna)', 'a.yaml:2#1'],
      ['x (ben)', 'a.yaml:2#2'],
    ]);
  });

  it('names rows by the name of the scenario, if that uses them', async () => {
    const text = one('examples: [{ who: anna }, { who: ben }]', ...STEPS).replace(
      'name: x',
      'name: as ${who}',
    );
    const { scenarios } = await readScenarioText(text);
    expect(scenarios.map(({ name }) => name)).toEqual(['as anna', 'as ben']);
  });

  it('passes on to its scenarios what it says about all of them', async () => {
    const text = `brand: kq\ntags: [smoke]\ntimeout: 5s\nsite: sandbox\n${one('tags: [slow]', 'brand: whs', ...STEPS)}`;
    const { scenarios } = await readScenarioText(text);
    expect(scenarios[0]).toMatchObject({
      brand: 'whs',
      tags: ['smoke', 'slow'],
      timeout: 5000,
      site: { text: 'sandbox' },
    });
  });

  it('masks variables that come from a source, and takes their default where there is none', async () => {
    const text = `variables: { pw: { env: X, default: y } }\n${one('steps:', '  - change password to ${pw}', '  - expect login')}`;
    const { scenarios } = await readScenarioText(text);
    expect(scenarios[0]?.steps[0]?.ask).toEqual({
      ...{ do: 'change-password', old: null, again: null },
      to: { kind: 'text', text: 'from a source' },
    });
  });

  it('shows no part of a value from a source in a mistake', async () => {
    const text = `variables: { pw: { env: X } }\n${one('steps:', '  - sign in as ${pw}', '  - expect ${pw}')}`;
    const take = async () => ok(makeSecret('plain correct horse'));
    const { lines } = await readScenarioText(text, {}, { take, isPlayed: () => true });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/correct|horse/);
  });

  it('reads people, with where their passwords and codes come from', async () => {
    const people =
      'people:\n  anna: { user: me, password: { command: pass show me }, codes: { url: "https://a.example" } }';
    const { scenarios } = await readScenarioText(`${people}\n${one(...STEPS)}`);
    expect(scenarios[0]?.people.get('anna')).toMatchObject({
      who: { by: 'username', username: 'me' },
      password: { kind: 'command', line: 'pass show me' },
      codes: { kind: 'url', url: 'https://a.example' },
    });
  });
});

describe('a mistake in a scenario file', () => {
  it.each([
    ['sit: sandbox', '1:1: A scenario file has no "sit". Did you mean "site"?'],
    [one('brnd: kq', ...STEPS), '3:5: A scenario has no "brnd". Did you mean "brand"?'],
    [one('brand: forx', ...STEPS), '3:12: There is no brand "forx". Did you mean "forex"?'],
    [one('retries: 99', ...STEPS), '3:14: "retries" must be a whole number from 0 to 10.'],
    [one('timeout: never', ...STEPS), '3:14: "never" is not a time.'],
    [one('steps: []'), '2:11: The scenario expects nothing, so it could not fail.'],
    [one('tags: [a]'), '2:11: A scenario needs steps.'],
    [`scenarios:\n  - steps: [expect login]`, '2:5: A scenario needs a name.'],
    [one('examples: {}', ...STEPS), '3:15: "examples" must be a list of rows'],
    [one('sandbox: { fault: [] }', ...STEPS), '3:16: "sandbox" has no "fault". Did you mean "faults"?'],
    [one('codes: { evn: X }', ...STEPS), '3:14: "codes" has no "evn". Known are: env, command, url.'],
    ['people: { anna: { password: x } }', '1:17: A person needs a user, or a country code and a phone.'],
    ['variables: { a: [1] }', '1:17: The variable "a" must be a text'],
    ['people: anna', '1:9: "people" must be a map from names to values.'],
    ['variables: { text: { text: a } }', '1:22: The variable "text" has no "text".'],
    [one('codes: inbx', ...STEPS), '3:12: Codes come from "inbox", or from'],
    [one('sandbox: { settings: [x] }', ...STEPS), '3:26: "settings" must be a map, not a list.'],
    ['include: other.yaml', '1:10: The file other.yaml cannot be read.'],
    ['include: a.yaml', '1:10: The file includes itself.'],
    ['blocks: { b: [do b] }\n'.concat(one('steps:', '  - do b')), 'The block "b" does itself'],
    ['a: [1', 'a.yaml:1:'],
    [
      'a: { b: ${c} }',
      '1:10: Unexpected flow-map-start at node end. Between { and }, put a text with a variable in quotes.',
    ],
    ['a: 1\na: 2', '2:1: Map keys must be unique.'],
    ['scenarios: *x', '1:12: No anchor &x stands before the alias *x.'],
    ['', 'a.yaml:1:1: The file a.yaml is empty.'],
    ['- x', '1:1: A scenario file must be a map, not a list.'],
    [one('steps:', '  - sign in as ${nobody}'), '4:20: There is no variable "nobody".'],
  ])('is shown where it is: %j', async (text, line) => {
    const needsScenario = /^(people|variables)/.test(text);
    const { lines } = await readScenarioText(needsScenario ? `${text}\n${one(...STEPS)}` : text);
    expect(lines.join('\n')).toContain(line);
  });

  it('is shown with its line and carets, and all mistakes come at once', async () => {
    const { mistakes } = await readScenarioText(
      one('brnd: kq', 'steps:', '  - expect logn', '  - press bak'),
    );
    expect(mistakes.map((mistake) => excerptOf(mistake)).join('\n')).toBe(
      [
        'a.yaml:3:5: A scenario has no "brnd". Did you mean "brand"?',
        '  3 |     brnd: kq',
        '    |     ^^^^',
        'a.yaml:5:16: Nothing is called "logn" here. Did you mean "login"?',
        '  5 |       - expect logn',
        '    |                ^^^^',
        `a.yaml:6:15: There is no button "bak". Known are: ${BUTTONS.join(', ')}.`,
        '  6 |       - press bak',
        '    |               ^^^',
      ].join('\n'),
    );
  });

  it('does not make an end of a file that is nested without end', async () => {
    const { lines } = await readScenarioText('['.repeat(3000));
    expect(lines.length).toBeGreaterThan(0);
    expect((await readScenarioText(`a: ${'['.repeat(60)}${']'.repeat(60)}`)).lines.join()).toContain(
      'nested too deeply',
    );
  });

  it('does not expand aliases without end', async () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'])
      bomb.push(`${to}: &${to} [${Array.from({ length: 10 }, () => `*${from}`).join(', ')}]`);
    expect((await readScenarioText(bomb.join('\n'))).lines.join()).toContain('holds too much');
  });
});

describe('a file of somebody else', () => {
  it('is told of in one line, and none of its lines is shown', async () => {
    for (const text of [
      'db_password: hunter2\napi_token: abcdef',
      'root:x:0:0',
      'db_password: [hunter2\nx: *y',
    ]) {
      const { mistakes, lines } = await readScenarioText(text);
      expect(lines).toHaveLength(1);
      expect(mistakes.map((each) => excerptOf(each)).join()).not.toMatch(/hunter2|abcdef|db_password|root/);
    }
  });

  it('is not read by an include', async () => {
    const { lines } = await readScenarioText('include: [../passwd]', { '../passwd': 'root: x' });
    expect(lines.join()).toContain('outside the folder of this file and of its project');
  });

  it('cannot have aliases without end', async () => {
    const aliases = Array.from({ length: 20_000 }, () => '*a').join(', ');
    const { lines } = await readScenarioText(`site: &a x\ninclude: [${aliases}]`);
    expect(lines).toEqual([expect.stringContaining('A file may have at most 1000 aliases.')]);
  });
});

describe('a command in a scenario file', () => {
  it('gets the variables that it names in its environment, and none in its text', async () => {
    const people =
      'people: { anna: { user: a, password: { command: "echo ${x} $y" }, codes: { command: "sms ${x}" } } }';
    const text = `variables: { x: "; rm -rf", y: b, z: c }\n${people}\n${one(...STEPS)}`;
    const { scenarios, lines } = await readScenarioText(text);
    expect(lines).toEqual([]);
    expect(scenarios[0]?.people.get('anna')).toMatchObject({
      password: { line: 'echo ${x} $y', variables: { x: '; rm -rf', y: 'b' } },
      codes: { line: 'sms ${x}', variables: { x: '; rm -rf' } },
    });
  });

  it('is not run before it is known that its scenario is played', async () => {
    const text = `variables: { a: { command: x }, b: { command: y } }\n${one('tags: ["${a}"]', 'brand: ${a}', 'steps:', '  - press ${a}', '  - expect login')}`;
    const before = await readScenarioText(text, {}, null);
    expect(before.lines).toEqual([]);
    expect(before.scenarios[0]).toMatchObject({ isPending: true, tags: ['${a}'] });
    const taken: unknown[] = [];
    const take = async (source: unknown) => {
      taken.push(source);
      return ok(makeSecret('kq'));
    };
    const { scenarios, lines } = await readScenarioText(text, {}, { take, isPlayed: () => true });
    expect(taken).toMatchObject([{ kind: 'command', line: 'x' }]);
    expect(scenarios[0]).toMatchObject({ tags: ['${a}'], brand: 'kq' });
    expect(lines.join()).toContain('There is no button "•••"');
  });
});
