import type { SessionHeaders } from '@gatehouse-login/core';
import { type Ending, endingOf } from '../../report/ending.ts';
import { say } from '../../report/sentence.ts';
import type { Expected } from '../../scenario/step.ts';
import type { Context } from '../command.ts';
import { openMarkets, type StreamSession } from '../stream/open-markets.ts';
import { watchPrices } from '../stream/watch-prices.ts';

/** What a stream needs besides what is expected of it. */
export interface StreamTools extends Omit<StreamSession, 'session'> {
  readonly context: Pick<Context, 'io' | 'openStream'>;
}

/** Opens the stream of a session. An ending if not every market has a price in time. */
export async function streamPrices(
  session: SessionHeaders,
  { markets, within }: Expected<'stream'>,
  { context, ...tools }: StreamTools,
): Promise<Ending | null> {
  const opened = await openMarkets(markets, { ...tools, session }, context);
  if (opened.isErr()) return opened.error;
  const waiting = new Map(opened.value.found.map(({ id, name }) => [id, name]));
  const ending = await watchPrices(opened.value, {
    session,
    cancellation: tools.cancellation,
    duration: within,
    throttle: 0,
    onUpdate({ id }) {
      waiting.delete(id);
      return waiting.size === 0;
    },
  });
  return ending ?? (waiting.size === 0 ? null : noPrices([...waiting.values()]));
}

const noPrices = (names: readonly string[]): Ending =>
  endingOf(
    'expectation-failed',
    'no-prices',
    say`No price arrived of ${names.join(', ')}.`,
    say`Allow more time with "within", or look whether these markets have prices now.`,
    { retryable: true },
  );
