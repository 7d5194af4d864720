import { err, ok, Result } from 'neverthrow';
import type { LoadRun } from '../../formats/load/load-run.ts';
import { type ArtilleryReport, artillerySchema } from './artillery.schema.ts';
import { intervalsOf, metricsOf } from './intervals-of.ts';

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

/** A problem with a file, as in `is not JSON.`, and what to do about it. */
export interface Unfit {
  readonly what: string;
  readonly next: string;
}

/** Reads the JSON report of Artillery. `file` is its name. */
export const parseArtillery = (text: string, file: string): Result<LoadRun, Unfit> =>
  parse(text)
    .mapErr(() => unfit('is not JSON. Was it written to its end?'))
    .andThen((json) => {
      const { aggregate, intermediate } = Object(json) as Readonly<Record<string, unknown>>;
      if (typeof aggregate !== 'object' || !Array.isArray(intermediate))
        return err(unfit('is not a report of Artillery.'));
      const read = artillerySchema.safeParse(json);
      if (read.success) return runOf(read.data, file);
      const place = read.error.issues[0]?.path.map(String).join('.') ?? '';
      return err(unfit(`has a mistake at ${place}. Was it written by Artillery 2?`));
    });

function runOf({ aggregate, intermediate }: ArtilleryReport, file: string): Result<LoadRun, Unfit> {
  const metrics = metricsOf(aggregate);
  const names = [...metrics.counters.keys(), ...metrics.times.keys()];
  if (names.length === 0 || intermediate.length === 0)
    return err({
      what: 'has no figures: nobody arrived.',
      next: 'Look at what Artillery printed, and run the test again.',
    });
  if (!names.some((name) => name.startsWith('gatehouse.')))
    return err({
      what: 'is a report of Artillery, but nobody signed in with Gatehouse.',
      next: 'Give the scenarios of the load test engine: gatehouse, and run it again.',
    });
  const { startedAt, intervals } = intervalsOf(intermediate);
  return ok({ file, ...metrics, startedAt, seconds: intervals.at(-1)?.to ?? 0, intervals });
}

const unfit = (what: string): Unfit => ({
  what,
  next: 'Give the file that artillery run --output FILE has written.',
});
