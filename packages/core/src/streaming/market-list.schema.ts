import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { MalformedAnswer } from '../errors/domain-error.ts';
import { foldKeys } from '../session/any-casing.ts';
import type { Market } from './market.ts';

const answer = z.object({
  markets: z.array(z.object({ marketid: z.int(), name: z.string() })),
});

/** Parses the answer to a search for markets, in any casing. */
export function parseMarketList(json: unknown): Result<readonly Market[], MalformedAnswer> {
  const read = answer.safeParse(foldKeys(json));
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    return err({ kind: 'malformed-answer', detail: `market list${place === '' ? '' : `: ${place}`}` });
  }
  return ok(read.data.markets.map(({ marketid, name }) => ({ id: marketid, name })));
}
