import * as z from 'zod/mini';

const LONGEST_MS = 600_000;
const MOST = 1_000_000;
const code = z.int().check(z.gte(-9_999), z.lte(9_999));
const count = z.optional(z.int().check(z.gte(1), z.lte(MOST)));
const ms = z.int().check(z.gte(1), z.lte(LONGEST_MS));

/** What can go wrong with the stream, as the handle `stream` takes it. */
export const streamFaultSchema = z.union([
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('lose') }),
  z.strictObject({ kind: z.literal('end'), code }),
  z.strictObject({ kind: z.enum(['refuse', 'refuse-subscription']), code, count }),
  z.strictObject({ kind: z.literal('slow'), ms }),
  z.strictObject({ kind: z.enum(['gone', 'wrong-counts']), count }),
  z.strictObject({ kind: z.enum(['silence', 'split', 'no-recovery']) }),
]);
