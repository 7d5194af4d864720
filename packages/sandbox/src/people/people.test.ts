import { expect, it } from 'vitest';
import { DEFAULT_PERSONAS } from './default-personas.ts';
import { makePeople } from './people.ts';
import { readPersonas } from './read-personas.ts';

const people = readPersonas(DEFAULT_PERSONAS)._unsafeUnwrap();
const idsOf = (all: typeof people) => {
  const directory = makePeople(all);
  return new Map(all.map((person) => [person.id, directory.operatorId(person)]));
};

it('gives each person an account of their own, whoever else there is', () => {
  const ids = idsOf(people);
  expect(new Set(ids.values()).size).toBe(people.length);
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody is there');
  for (const [id, operator] of idsOf([{ ...first, id: 'newcomer', username: 'NEW1' }, ...others]))
    if (id !== 'newcomer') expect(operator, id).toBe(ids.get(id));
});

it('gives the next account to the later one of two who want the same', () => {
  const many = Array.from(
    { length: 2_000 },
    (_, at) => ({ ...people[0], id: `person-${at}` }) as (typeof people)[0],
  );
  const ids = idsOf(many);
  expect(new Set(ids.values()).size).toBe(many.length);
  for (const id of ids.values()) {
    expect(id).toBeGreaterThanOrEqual(410_001);
    expect(id).toBeLessThan(460_001);
  }
});
