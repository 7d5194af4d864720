import { loginNames, type Person } from './person.ts';

/** The people of one sandbox. */
export interface People {
  readonly all: readonly Person[];
  /** The person who signs in under a name, whatever its case. */
  named(name: string): Person | undefined;
  /** The person of an id, or of a login name. */
  find(idOrName: string): Person | undefined;
  /**
   * The id of a person's account operator, from 410001 on. It follows from the person's own id, so that it stays the same
   * when others are added.
   */
  operatorId(person: Person, index?: number): number;
}

const FIRST_OPERATOR = 410_001;
const NEXT_OPERATORS = 50_000;

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
};

/** Gives each person a place of their own among the operators. Of two who want the same, the later takes the next. */
function placesOf(all: readonly Person[]): ReadonlyMap<string, number> {
  const taken = new Map<number, string>();
  for (const { id } of all) {
    let place = hashOf(id) % NEXT_OPERATORS;
    while (taken.has(place)) place = (place + 1) % NEXT_OPERATORS;
    taken.set(place, id);
  }
  return new Map([...taken].map(([place, id]) => [id, place]));
}

/** Makes the directory of a list of people. */
export function makePeople(all: readonly Person[]): People {
  const byName = new Map(
    all.flatMap((person) => loginNames(person).map((name) => [name.toLowerCase(), person] as const)),
  );
  const places = placesOf(all);
  const named = (name: string) => byName.get(name.toLowerCase());
  return {
    all,
    named,
    find: (idOrName) => all.find(({ id }) => id === idOrName) ?? named(idOrName),
    operatorId: ({ id }, index = 0) => FIRST_OPERATOR + (places.get(id) ?? 0) + index * NEXT_OPERATORS,
  };
}
