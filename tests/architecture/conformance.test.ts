import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../conformance/faults.ts';
import { unseenIn } from '../conformance/in-a-browser.ts';
import { RULES, type Rule } from '../conformance/rules.ts';
import { titlesOf, titlesWithRules } from '../conformance/titles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const titles = titlesWithRules(root);

describe('the rules of the specification', () => {
  it('are each named by a test that there is, and no title names another', () => {
    expect(faultsOf(RULES, titles)).toEqual([]);
  });

  it('that a visitor sees have a test in a browser', () => {
    expect(unseenIn(RULES, titles)).toEqual([]);
  });
});

const SOUND: readonly Rule[] = [2, 3, 4, 5, 6, 7, 8, 9].map((section) => ({
  id: `${section}.1`,
  rule: `rule of section ${section}`,
}));
const PROOF = titlesOf('a.test.ts', `it('proves [${SOUND.map(({ id }) => id).join(', ')}]', () => {})`);

describe('what is wrong is found', () => {
  const judge = (more: readonly Rule[], text = '') =>
    faultsOf([...SOUND, ...more], [...PROOF, ...titlesOf('b.test.ts', text)]);

  it('unlike what is right', () => {
    expect(judge([])).toEqual([]);
    expect(judge([{ id: '4.2', rule: 'a rule' }], "it('proves it, too [4.2]', () => {})")).toEqual([]);
    expect(judge([{ id: '4.2', rule: 'a rule', binds: 'nobody', note: 'Not shown' }])).toEqual([]);
    expect(judge([{ id: '4.2', rule: 'a rule', toCome: true, note: 'There is none yet' }])).toEqual([]);
  });

  it.each<[string, Rule, string]>([
    ['a rule without a test', { id: '4.2', rule: 'a rule' }, 'no test names 4.2'],
    ['one of the site', { id: '4.2', rule: 'a rule', binds: 'site' }, 'no test names 4.2'],
    [
      'a silent exception',
      { id: '4.2', rule: 'a rule', toCome: true },
      '4.2 does not say why it needs no test',
    ],
    ['an id given twice', { id: '4.1', rule: 'a rule' }, '4.1 is the id of two rules'],
    ['a rule given twice', { id: '4.2', rule: 'rule of section 4' }, '"rule of section 4" is there twice'],
    ['an id of no section', { id: '1.1', rule: 'a rule' }, '1.1 is no section and number'],
    ['an id without a number', { id: '4', rule: 'a rule' }, '4 is no section and number'],
  ])('%s', (_what, rule, fault) => {
    expect(judge([rule])).toContain(fault);
  });

  it('a section without a rule', () => {
    expect(faultsOf(SOUND.slice(1), PROOF)).toContain('section 2 has no rule');
  });

  it.each([
    ['an id that no rule has', 'proves [4.9]', 'names 4.9, which is no rule'],
    ['one among others', 'proves [4.1, 4.9]', 'names 4.9, which is no rule'],
    ['ids without a space', 'proves [4.1,5.1]', 'has ids that are not written'],
    ['ids before the end', 'proves [4.1] and more', 'has ids that are not written'],
    ['ids in two places', 'proves [4.1] [5.1]', 'has ids that are not written'],
  ])('%s', (_what, title, fault) => {
    expect(judge([], `it('${title}', () => {})`).join()).toContain(fault);
  });
});

describe('a test in a browser', () => {
  const inFile = (file: string) => titlesOf(file, "test('proves [2.1, 4.1, 5.1, 8.1, 9.1]', () => {})");

  it('is what each rule of the sections about the screens has', () => {
    expect(unseenIn(SOUND, inFile('tests/e2e/a.test.ts'))).toEqual([]);
    expect(unseenIn([{ id: '4.2', rule: 'a rule', binds: 'nobody' }], [])).toEqual([]);
  });

  it.each(['tests/contracts/a.test.ts', 'tests/e2e/support/a.test.ts', 'packages/core/src/a.test.ts'])(
    'is none in %s',
    (file) => {
      const missing = ['2', '4', '5', '8', '9'].map(
        (section) => `no test in tests/e2e names ${section}.1: rule of section ${section}`,
      );
      expect(unseenIn(SOUND, inFile(file))).toEqual(missing);
    },
  );
});

describe('what counts as a test', () => {
  const idsIn = (text: string) => titlesOf('a.test.ts', text).flatMap(({ ids }) => ids);

  it.each([
    ["it('title [4.1]', () => {})", ['4.1']],
    ["test('title [4.1, 4.2]', async () => {})", ['4.1', '4.2']],
    ["it.each([1])(\n  'title [4.1]',\n  () => {})", ['4.1']],
    ['it.each`a`("title [4.1]", () => {})', ['4.1']],
    [`it(\`title of \${brand} [4.1]\`, () => {})`, ['4.1']],
    ["describe('title [4.1]', () => { it('other [4.2]', () => {}); })", ['4.1', '4.2']],
    ["test.describe('title [4.1]', () => {})", ['4.1']],
    ["it.skip('title [4.1]', () => {})", []],
    ["it('title [4.1]')", []],
    ["it.fails('title [4.1]', () => {})", []],
    ["describe.skip('title [4.1]', () => { it('other [4.2]', () => {}); })", []],
    ["// it('title [4.1]', () => {})", []],
    ['const text = "it(\'title [4.1]\', () => {})"', []],
    ["expect('title [4.1]', 'x')", []],
  ])('%j names %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it('stands under its groups', () => {
    const text =
      "describe('a [4.1]', () => { describe('b', () => { it('c [4.2]', () => {}); }); it('d', () => {}); });";
    expect(titlesOf('a.test.ts', text).map(({ path }) => path)).toEqual(['a', 'a > b', 'a > b > c', 'a > d']);
  });
});
