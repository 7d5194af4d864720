import * as z from 'zod/mini';

const count = z.number().check(z.gte(0));
// Beyond this, a date cannot be told.
const isMoment = (value: string | number): boolean => Number(value) > 0 && Number(value) < 8e15;
const moment = z.union([z.string(), z.number()]).check(z.refine(isMoment));

const metrics = {
  counters: z.optional(z.record(z.string(), count)),
  summaries: z.optional(
    z.record(z.string(), z.object({ count, p50: count, p95: count, p99: count, max: count })),
  ),
  firstMetricAt: z.optional(moment),
  lastMetricAt: z.optional(moment),
};

/** The report that `artillery run --output FILE` writes, as far as it is read. Moments are epoch milliseconds. */
export const artillerySchema = z.object({
  aggregate: z.object(metrics),
  intermediate: z.array(z.object({ ...metrics, period: moment })),
});

/** What Artillery has written. */
export type ArtilleryReport = z.infer<typeof artillerySchema>;

/** A part of it, of as many seconds as Artillery puts together. */
export type ArtilleryPeriod = ArtilleryReport['intermediate'][number];
