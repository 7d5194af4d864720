import { expect, it } from 'vitest';
import type { Payload } from './artillery.ts';
import { hideRows } from './hide-rows.ts';
import { problemsIn } from './payload.ts';

const USE = { names: ['user', 'password'], isAlone: false };
const FILE = { path: 'people.csv', fields: ['user', 'password'], cast: false };
const problems = (file: Payload, isAlone = false): readonly string[] =>
  problemsIn([{ ...FILE, ...file }], { ...USE, isAlone });

it('finds nothing in a good file', () => {
  expect(
    problems({
      data: [
        ['ann', 'x'],
        ['bob', 'y'],
      ],
    }),
  ).toEqual([]);
});

it.each<[string, Payload, string]>([
  ['no rows', { data: [] }, 'people.csv has no rows, so nobody can sign in.'],
  [
    'a ragged row',
    { data: [['ann', 'x'], ['bob']] },
    'people.csv: one row has not as many values as there are fields (user, password).',
  ],
  [
    'empty passwords',
    {
      data: [
        ['ann', ''],
        ['bob', ''],
        ['cy', 'z'],
      ],
    },
    'people.csv: 2 rows have no password.',
  ],
  [
    'values that were changed to numbers',
    { data: [['ann', 7]], cast: true },
    'people.csv: the values of password were read as numbers, which changes some, such as 007. Add cast: false to the payload.',
  ],
])('says what is wrong with %s', (_, file, problem) => {
  expect(problems(file)).toEqual([problem]);
});

it('asks for one account for each visitor where the flow needs it', () => {
  const data = [['ann', 'x']];
  expect(problems({ data }, true)).toEqual([
    'people.csv: codes and new passwords need an account for each visitor. Add order: sequence to the payload.',
  ]);
  expect(problems({ data, order: 'sequence' }, true)).toEqual([]);
});

it('leaves alone what no flow uses', () => {
  expect(problems({ fields: ['id', 'colour'], data: [] })).toEqual([]);
  expect(problems({ loadAll: true, name: 'all', data: [] })).toEqual([]);
});

it('keeps the rows out of whatever Artillery writes of its script', () => {
  const file = { ...FILE, data: [['ann', 'Blue-Tree7']] };
  hideRows([file]);
  expect(JSON.stringify({ config: { payload: [file] } })).not.toContain('Blue-Tree7');
  expect(file.data[0]).toEqual(['ann', 'Blue-Tree7']);
});
