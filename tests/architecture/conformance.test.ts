import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportsName, faultsOf, hasTest } from '../../scripts/generate/conformance/faults.ts';
import type { Row } from '../../scripts/generate/conformance/row.ts';
import { SECTIONS } from '../../scripts/generate/conformance/sections.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RIGHT: Row = {
  rule: 'a rule',
  by: ['brand/brand-table.ts#BRAND_TABLE'],
  tests: ['brand/brand-table.test.ts > gives %s the regions %j'],
};
const judge = (row: Partial<Row>) => faultsOf(root, [{ title: 'T', rows: [{ ...RIGHT, ...row }] }]);

describe('the table of conformance', () => {
  it('names nothing that is not there', () => {
    expect(faultsOf(root, SECTIONS)).toEqual([]);
  });

  it('has the sections from 2 to 9, and no rule twice in one', () => {
    const titles = SECTIONS.map(({ title }) => title).join(' ');
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9]) expect(titles).toContain(`${number}. `);
    for (const { rows } of SECTIONS) expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length);
  });
});

describe('a wrong row is caught', () => {
  it('unlike a right one', () => {
    expect(judge({})).toEqual([]);
  });

  it.each<[string, Partial<Row>, string]>([
    [
      'a name that nothing exports',
      { by: ['brand/brand-table.ts#CITY_INDEX'] },
      'has no export "CITY_INDEX"',
    ],
    ['a part of a name', { by: ['brand/brand-table.ts#BRAND'] }, 'has no export "BRAND"'],
    ['an export of another file', { by: ['brand/brand.ts#BRAND_TABLE'] }, 'has no export "BRAND_TABLE"'],
    ['a file that is gone', { by: ['brand/gone.ts#BRANDS'] }, 'gone.ts does not exist'],
    ['a name that was forgotten', { by: ['brand/brand.ts'] }, 'has no export ""'],
    [
      'a test that nobody wrote',
      { tests: ['brand/brand-table.test.ts > is right'] },
      'has no test "is right"',
    ],
    [
      'a part of a title',
      { tests: ['brand/brand-table.test.ts > gives %s the'] },
      'has no test "gives %s the"',
    ],
    [
      'a test of another file',
      { tests: ['two-factor/code.test.ts > gives %s the regions %j'] },
      'has no test',
    ],
    ['a rule of the core without a test', { tests: [] }, 'nothing proves it'],
    ['a rule of the core without code', { by: [], note: 'a note is not enough' }, 'nothing keeps it'],
    ['a rule of the site without a word', { binds: 'site', tests: [] }, 'nothing proves it'],
  ])('%s', (_what, row, fault) => {
    expect(judge(row).join()).toContain(fault);
  });
});

describe('what counts as there', () => {
  it.each([
    ['export const name = 1', true],
    ['export async function name() {}', true],
    ['export {\n  type other,\n  name,\n} from "./x.ts"', true],
    ['export const names = 1', false],
    ['const name = 1', false],
    ['// name\nexport const other = 1', false],
  ])('as an export: %j is %j', (text, there) => {
    expect(exportsName(text, 'name')).toBe(there);
  });

  it.each([
    ["it('title', () => {})", true],
    ["it.each([1])('title', () => {})", true],
    ["it.each([1])(\n  'title',\n  async () => {})", true],
    ["it('title and more', () => {})", false],
    ["it('another title', () => {})", false],
    ["// 'title',", false],
    ["expect('title', 'x')", false],
    ["it.skip('title', () => {})", false],
    ["const words = ['title', 'x']", false],
  ])('as a test: %j is %j', (text, there) => {
    expect(hasTest(text, 'title')).toBe(there);
  });
});
