import { err, ok, type Result } from 'neverthrow';
import { brandIds, isBrand } from '../brands.ts';
import { people } from '../people.ts';
import { type FaultRequest, faultCalls, faultKinds } from './fault.ts';

/** Why a fault could not be set: one sentence for each field that is wrong. */
export interface InvalidFault {
  readonly kind: 'invalid-fault';
  readonly problems: readonly string[];
}

const list = (names: readonly string[]): string => names.join(', ');
const isText = (value: unknown): value is string => typeof value === 'string';

const rules: Readonly<
  Record<string, (value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined>
> = {
  call: (value) =>
    faultCalls.some((call) => call === value) ? undefined : `"call" must be one of: ${list(faultCalls)}.`,
  kind: (value) =>
    faultKinds.some((kind) => kind === value) ? undefined : `"kind" must be one of: ${list(faultKinds)}.`,
  count: (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000
      ? undefined
      : '"count" must be a whole number from 1 to 1000000.',
  person: (value, all) => {
    if (all.call !== 'session' && all.call !== 'account') {
      return '"person" works with the calls session and account only: the others don\'t say who is asking.';
    }
    return people.some((person) => person.id === value)
      ? undefined
      : `"person" must be one of: ${list(people.map((person) => person.id))}.`;
  },
  brand: (value) => (isBrand(value) ? undefined : `"brand" must be one of: ${list(brandIds)}.`),
  retryAfter: (value, all) => {
    if (all.kind !== 'too-many' && all.kind !== 'busy') {
      return '"retryAfter" works with the kinds too-many and busy only.';
    }
    return isText(value) && /^[\x20-\x7e]{1,100}$/.test(value)
      ? undefined
      : '"retryAfter" must be a text of 1 to 100 printable ASCII characters, such as "5".';
  },
};

const required = ['call', 'kind'];

/** Reads a fault from outside. The error names every field that is wrong, missing or unknown. */
export const readFault = (input: unknown): Result<FaultRequest, InvalidFault> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return err({ kind: 'invalid-fault', problems: ['A fault is a JSON object with "call" and "kind".'] });
  }
  const fields: Readonly<Record<string, unknown>> = { ...input };
  const names = [...new Set([...required, ...Object.keys(fields)])];
  const problems = names.flatMap((name) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) return [`"${name}" is not a field of a fault: ${list(Object.keys(rules))}.`];
    if (fields[name] === undefined && !required.includes(name)) return [];
    return rule(fields[name], fields) ?? [];
  });
  // Every field has just been checked against the type's own lists.
  return problems.length > 0
    ? err({ kind: 'invalid-fault', problems })
    : ok(fields as unknown as FaultRequest);
};
