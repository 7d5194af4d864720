import * as z from 'zod/mini';
import { BRAND_IDS } from '../brands/brands.ts';
import { FAULT_CALLS, FAULT_KINDS, type FaultKind } from './fault.ts';

const KINDS = Object.keys(FAULT_KINDS) as [FaultKind, ...FaultKind[]];
const list = (names: readonly string[]): string => names.join(', ');
const LONGEST_MS = 600_000;
const MOST_HITS = 1_000_000;

function whole(name: string, least: number, most: number) {
  const error = `"${name}" must be a whole number from ${least} to ${most}.`;
  return z.int(error).check(z.gte(least, error), z.lte(most, error));
}

const RETRY_AFTER_ERROR = '"retryAfter" must be a text of 1 to 100 printable ASCII characters, such as "5".';
const PROBABILITY_ERROR = '"probability" must be a number from 0 to 1.';

const FIELDS = {
  call: z.enum(FAULT_CALLS, `"call" must be one of: ${list(FAULT_CALLS)}.`),
  kind: z.enum(KINDS, `"kind" must be one of: ${list(KINDS)}.`),
  count: z.optional(whole('count', 1, MOST_HITS)),
  probability: z.optional(
    z.number(PROBABILITY_ERROR).check(z.gte(0, PROBABILITY_ERROR), z.lte(1, PROBABILITY_ERROR)),
  ),
  seed: z.optional(whole('seed', 0, 2 ** 32 - 1)),
  ms: z.optional(whole('ms', 1, LONGEST_MS)),
  retryAfter: z.optional(
    z.string(RETRY_AFTER_ERROR).check(z.regex(/^[\x20-\x7e]{1,100}$/, RETRY_AFTER_ERROR)),
  ),
};

const UNKNOWN_FIELD = `is not a field of a fault: ${list([...Object.keys(FIELDS), 'person', 'brand'])}.`;

const UNKNOWN = {
  error: (issue: { readonly code?: string; readonly keys?: unknown }) =>
    issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
      ? issue.keys.map((key) => `"${key}" ${UNKNOWN_FIELD}`).join(' ')
      : 'A fault is a JSON object with "call" and "kind".',
};

/** A fault that belongs to one person of the personas file. */
export const personFaultSchema = z.strictObject(FIELDS, UNKNOWN);

/** A fault as the handle `faults` takes it. */
export const faultSchema = z.strictObject(
  {
    ...FIELDS,
    person: z.optional(z.string('"person" must be the id of a person.')),
    brand: z.optional(z.enum(BRAND_IDS, `"brand" must be one of: ${list(BRAND_IDS)}.`)),
  },
  UNKNOWN,
);
