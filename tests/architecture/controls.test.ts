import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { titlesIn, titlesOf } from '../conformance/titles.ts';
import { type Control, digestOf, withPlant } from '../controls/control.ts';
import { CONTROLS } from '../controls/controls.ts';
import { COUNT, faultsOf, type Known } from '../controls/faults.ts';
import { headingsOf } from '../controls/headings.ts';
import { readProven } from '../controls/record.ts';
import { problemWith, problemWithout, type Ran } from '../controls/verdict.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

describe('the security controls', () => {
  it('have tests that exist, faults that can be planted, and a record of both together', () => {
    const headings = headingsOf(read('docs/security.md') ?? '');
    const files = new Set(CONTROLS.map(({ proof }) => proof.file).filter((file) => read(file) !== null));
    const known = { titles: titlesIn(root, [...files]), proven: readProven(), read, headings };
    expect(faultsOf(CONTROLS, known)).toEqual([]);
  });
});

const FILES: Readonly<Record<string, string>> = {
  'a.ts': 'const first = 1;\nconst second = 1;\n',
  'a.test.ts':
    "describe('a', () => { it('holds', () => {}); it.each([['row', 1]])('%s', () => {}); it.skip('later', () => {}); });",
};
const soundOf = (id: number): Control => ({
  id,
  control: 'A control',
  references: 'ASVS 1.1',
  built: ['a.ts'],
  proof: { file: 'a.test.ts', title: 'a > holds' },
  plant: { file: 'a.ts', find: 'first = 1', replace: 'first = 2' },
});
const SOUND = Array.from({ length: COUNT }, (_, index) => soundOf(index + 1));

describe('what is wrong with a control is found', () => {
  const judge = (controls: readonly Control[], changed: Partial<Known> = {}) =>
    faultsOf(controls, {
      titles: titlesOf('a.test.ts', FILES['a.test.ts'] ?? ''),
      proven: Object.fromEntries(controls.map((control) => [control.id, digestOf(control)])),
      read: (file) => FILES[file] ?? null,
      headings: ['The rule'],
      ...changed,
    });
  const withFirst = (changes: Partial<Control>) => [{ ...soundOf(1), ...changes }, ...SOUND.slice(1)];

  it('unlike what is right', () => {
    expect(judge(SOUND)).toEqual([]);
    expect(judge(withFirst({ weaker: 'The rule' }))).toEqual([]);
    expect(judge(withFirst({ proof: { file: 'a.test.ts', title: 'a > row' } }))).toEqual([]);
  });

  const { plant } = soundOf(1);
  it.each<[string, Partial<Control>, string]>([
    ['a title that is gone', { proof: { file: 'a.test.ts', title: 'a > held' } }, 'has no test "a > held"'],
    ['a test that is skipped', { proof: { file: 'a.test.ts', title: 'a > later' } }, 'has no test'],
    ['a test of another file', { proof: { file: 'b.test.ts', title: 'a > holds' } }, 'b.test.ts has no test'],
    ['a case that is not there', { proof: { file: 'a.test.ts', title: 'a > column' } }, 'has no test'],
    ['a file that is gone', { built: ['b.ts'] }, 'b.ts does not exist'],
    ['no file at all', { built: [] }, 'does not say where it is built'],
    [
      'a fault without a place',
      { plant: { ...plant, find: 'third' } },
      'does not contain exactly once: third',
    ],
    ['a fault with two places', { plant: { ...plant, find: '= 1' } }, 'does not contain exactly once: = 1'],
    ['a fault that changes nothing', { plant: { ...plant, replace: plant.find } }, 'does not contain'],
    ['a fault in a file that is gone', { plant: { ...plant, file: 'b.ts' } }, 'b.ts does not contain'],
    ['a fault in a test', { plant: { ...plant, file: 'a.test.ts' } }, 'is a test, not the product'],
    ['a risk that nobody described', { weaker: 'Another' }, 'has no heading "Another"'],
  ])('%s', (_what, changes, fault) => {
    expect(judge(withFirst(changes)).join('\n')).toContain(fault);
  });

  it('a number that is missing, is there twice, or is none', () => {
    expect(judge(SOUND.slice(1))).toContain('there must be one control 1');
    expect(judge([...SOUND, soundOf(2)])).toContain('there must be one control 2');
    expect(judge([...SOUND, soundOf(COUNT + 1)])).toContain(`${COUNT + 1} is no number of a control`);
  });

  it('a proof that was never run, or not as it is now', () => {
    const again = '1: not proven as it is now: run "npm run test:controls -- --only 1"';
    const proven = Object.fromEntries(SOUND.map((control) => [control.id, digestOf(control)]));
    const { 1: _first, ...others } = proven;
    expect(judge(SOUND, { proven: others })).toEqual([again]);
    expect(judge(withFirst({ plant: { ...plant, replace: 'first = 3' } }), { proven })).toEqual([again]);
    expect(judge(withFirst({ control: 'In other words' }), { proven })).toEqual([]);
  });

  it('a record of a control that is gone', () => {
    const proven = Object.fromEntries(SOUND.map((control) => [control.id, digestOf(control)]));
    expect(judge(SOUND, { proven: { ...proven, 99: 'x' } })).toEqual([
      '99 is recorded as proven, but there is no such control',
    ]);
  });
});

it('a fault is planted as it is written, patterns of a replacement included', () => {
  expect(withPlant('a + b', { file: '', find: 'b', replace: '$& $1' })).toBe('a + $& $1');
  expect(withPlant('a', { file: '', find: '', replace: 'b' })).toBeNull();
});

describe('the run of a proof', () => {
  const ran = (passed: boolean, changes: Partial<Ran> = {}): Ran => ({
    file: 'a.test.ts',
    title: 'a > holds',
    passed,
    messages: passed ? [] : ['AssertionError: expected 2 to be 1'],
    ...changes,
  });

  it('proves a control if it passes without the fault, and fails by an assertion with it', () => {
    expect(problemWithout(soundOf(1), [ran(true)])).toBeNull();
    expect(problemWith(soundOf(1), [ran(true, { title: 'a > row', messages: [] }), ran(false)])).toBeNull();
    const inBrowser = ran(false, { messages: ['Error: expect(locator).toBeVisible() failed'] });
    expect(problemWith(soundOf(1), [inBrowser])).toBeNull();
  });

  it('proves all cases of a title together: with a fault, one of them has to fail', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in a test
    const cases = { ...soundOf(1), proof: { file: 'a.test.ts', title: 'a > %s of ${brand}' } };
    const [one, other] = ['a > row of kq', 'a > column of whs'].map((title) => ran(true, { title }));
    const failed = ran(false, { title: 'a > column of whs' });
    expect(problemWithout(cases, [one, other] as Ran[])).toBeNull();
    expect(problemWithout(cases, [one, failed] as Ran[])).toContain('fails without any fault');
    expect(problemWith(cases, [one, failed] as Ran[])).toBeNull();
    expect(problemWith(cases, [one, other] as Ran[])).toContain('passes in spite of the fault');
  });

  it.each<[string, readonly Ran[], string]>([
    ['no test', [], 'did not run'],
    ['another test', [ran(false, { title: 'a > row' })], 'did not run'],
    ['a test of another file', [ran(false, { file: 'b.test.ts' })], 'did not run'],
    ['a test that passes', [ran(true)], 'passes in spite of the fault'],
    ['a time-out', [ran(false, { messages: ['Test timeout of 30000ms exceeded.'] })], 'by no assertion'],
    ['what does not load', [ran(false, { messages: ['SyntaxError: Unexpected token'] })], 'by no assertion'],
  ])('proves nothing by %s', (_what, tests, problem) => {
    expect(problemWith(soundOf(1), tests)).toContain(problem);
  });
});
