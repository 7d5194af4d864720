import { err, ok, Result } from 'neverthrow';
import * as z from 'zod/mini';

const message = {
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.nullable(z.string()),
  size: z.number(),
};

const entry = z.object({
  startedAt: z.number(),
  method: z.string(),
  url: z.url(),
  request: z.object(message),
  answer: z.nullable(
    z.object({ ...message, status: z.int().check(z.gte(200), z.lte(599)), statusText: z.string() }),
  ),
  wait: z.number(),
  receive: z.number(),
  failure: z.optional(z.string()),
});

const cassetteSchema = z.object({
  format: z.literal(1),
  kind: z.literal('cassette'),
  /** The version that recorded it. */
  gatehouse: z.string(),
  recordedAt: z.string(),
  origin: z.url(),
  /** What the command line asked for, without its secrets. */
  flags: z.record(z.string(), z.union([z.string(), z.boolean()])),
  entries: z.array(entry),
});

/** What a run sent and received, without its secrets. */
export type Cassette = z.infer<typeof cassetteSchema>;

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

/** Reads a cassette. The error says what is wrong with the text, as in `is not JSON`. */
export function parseCassette(text: string): Result<Cassette, string> {
  return parse(text)
    .mapErr(() => 'is not JSON')
    .andThen((json) => {
      const read = cassetteSchema.safeParse(json);
      if (read.success) return ok(read.data);
      const [issue] = read.error.issues;
      const place = issue?.path.map(String).join('.') ?? '';
      return err(
        place === '' || place === 'kind' ? 'is not a cassette' : `is a cassette with a mistake at ${place}`,
      );
    });
}
