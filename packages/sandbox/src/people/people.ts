import { loginNames, type Person } from './person.ts';

/** The people of one sandbox. */
export interface People {
  readonly all: readonly Person[];
  /** The person who signs in under a name, whatever its case. */
  named(name: string): Person | undefined;
  /** The person of an id, or of a login name. */
  find(idOrName: string): Person | undefined;
  /** The id of a person's account operator: from 410001 on, in the order of the file. */
  operatorId(person: Person, index?: number): number;
}

const FIRST_OPERATOR = 410_001;
const NEXT_OPERATORS = 50_000;

/** Makes the directory of a list of people. */
export function makePeople(all: readonly Person[]): People {
  const byName = new Map(
    all.flatMap((person) => loginNames(person).map((name) => [name.toLowerCase(), person] as const)),
  );
  const positions = new Map(all.map((person, index) => [person.id, index]));
  const named = (name: string) => byName.get(name.toLowerCase());
  return {
    all,
    named,
    find: (idOrName) => all.find(({ id }) => id === idOrName) ?? named(idOrName),
    operatorId: ({ id }, index = 0) => FIRST_OPERATOR + (positions.get(id) ?? 0) + index * NEXT_OPERATORS,
  };
}
