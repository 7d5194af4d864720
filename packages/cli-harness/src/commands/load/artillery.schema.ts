import * as z from 'zod/mini';

const count = z.number().check(z.gte(0));
// The latest time that a `Date` can hold.
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

/** The parts of the report of `artillery run --output FILE` that Gatehouse reads. Times are in epoch milliseconds. */
export const artillerySchema = z.object({
  aggregate: z.object(metrics),
  intermediate: z.array(z.object({ ...metrics, period: moment })),
});

/** The parsed report. */
export type ArtilleryReport = z.infer<typeof artillerySchema>;

/** The figures of one reporting period. A period usually takes ten seconds. */
export type ArtilleryPeriod = ArtilleryReport['intermediate'][number];
