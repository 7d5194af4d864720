import type { FaultRequest } from '../faults/fault.ts';
import type { Person } from './person.ts';

/** The faults that people have in the personas file. */
export const personFaults = (people: readonly Person[]): readonly FaultRequest[] =>
  people.flatMap(({ id, faults = [] }) => faults.map((fault) => ({ ...fault, person: id })));
