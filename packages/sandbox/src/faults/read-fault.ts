import { err, ok, type Result } from 'neverthrow';
import { faultSchema } from './fault.schema.ts';
import type { FaultRequest } from './fault.ts';

/** Why a fault cannot be set: one sentence for each field that is wrong. */
export interface InvalidFault {
  readonly kind: 'invalid-fault';
  /** The sentences. */
  readonly problems: readonly string[];
}

/** Says which fields of a fault do not go together. */
export function mismatches({
  call,
  kind,
  retryAfter,
  ms,
  person,
}: Omit<FaultRequest, 'brand'>): readonly string[] {
  const problems: string[] = [];
  if (retryAfter !== undefined && kind !== 'too-many' && kind !== 'busy') {
    problems.push('"retryAfter" works with the kinds too-many and busy only.');
  }
  if ((ms === undefined) === (kind === 'slow'))
    problems.push('"ms" belongs to the kind slow, and to no other.');
  if (person !== undefined && (call === 'config' || call === 'translations')) {
    problems.push('"person" works with the calls of the platform only: the others don\'t say who is asking.');
  }
  return problems;
}

/** zod reports every unknown field but `__proto__`. */
const namesPrototype = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, '__proto__');

/** Reads a fault for people of these ids. The error names every field that is wrong, missing or unknown. */
export function readFault(input: unknown, people: readonly string[]): Result<FaultRequest, InvalidFault> {
  const read = faultSchema.safeParse(input);
  const problems = read.success
    ? [...mismatches(read.data)]
    : read.error.issues.map(({ message }) => message);
  if (namesPrototype(input)) problems.push('"__proto__" is not a field of a fault.');
  const person = read.data?.person;
  if (person !== undefined && !people.includes(person)) {
    problems.push(`"person" must be one of: ${people.join(', ')}.`);
  }
  return read.success && problems.length === 0 ? ok(read.data) : err({ kind: 'invalid-fault', problems });
}
