import * as z from 'zod/mini';
import { brandIds } from '../brands/brands.ts';
import { type FaultKind, faultCalls, faultKinds } from './fault.ts';

const kinds = Object.keys(faultKinds) as [FaultKind, ...FaultKind[]];
const list = (names: readonly string[]): string => names.join(', ');
const longestMs = 600_000;
const mostHits = 1_000_000;

const whole = (name: string, least: number, most: number) => {
  const error = `"${name}" must be a whole number from ${least} to ${most}.`;
  return z.int(error).check(z.gte(least, error), z.lte(most, error));
};

const retryAfterError = '"retryAfter" must be a text of 1 to 100 printable ASCII characters, such as "5".';
const probabilityError = '"probability" must be a number from 0 to 1.';

const fields = {
  call: z.enum(faultCalls, `"call" must be one of: ${list(faultCalls)}.`),
  kind: z.enum(kinds, `"kind" must be one of: ${list(kinds)}.`),
  count: z.optional(whole('count', 1, mostHits)),
  probability: z.optional(
    z.number(probabilityError).check(z.gte(0, probabilityError), z.lte(1, probabilityError)),
  ),
  seed: z.optional(whole('seed', 0, 2 ** 32 - 1)),
  ms: z.optional(whole('ms', 1, longestMs)),
  retryAfter: z.optional(z.string(retryAfterError).check(z.regex(/^[\x20-\x7e]{1,100}$/, retryAfterError))),
};

const unknownField = `is not a field of a fault: ${list([...Object.keys(fields), 'person', 'brand'])}.`;

const unknown = {
  error: (issue: { readonly code?: string; readonly keys?: unknown }) =>
    issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
      ? issue.keys.map((key) => `"${key}" ${unknownField}`).join(' ')
      : 'A fault is a JSON object with "call" and "kind".',
};

/** A fault that belongs to one person of the personas file. */
export const personFaultSchema = z.strictObject(fields, unknown);

/** A fault as the handle `faults` takes it. */
export const faultSchema = z.strictObject(
  {
    ...fields,
    person: z.optional(z.string('"person" must be the id of a person.')),
    brand: z.optional(z.enum(brandIds, `"brand" must be one of: ${list(brandIds)}.`)),
  },
  unknown,
);
