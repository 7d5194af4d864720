import { STREAM_TRANSPORTS, type StreamTransport } from '@gatehouse-login/core/streaming';
import { err, ok, Result } from 'neverthrow';
import { oneOf } from '../../report/suggestion.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import type { StreamGiven } from './options.ts';

/** What a command line asks to stream. */
export interface StreamPlan {
  /** Names or ids. */
  readonly markets: readonly string[];
  /** In milliseconds; null to go on until interrupted. */
  readonly duration: number | null;
  readonly expectedUpdates: number | null;
  readonly transport: StreamTransport | undefined;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const LONGEST = 24 * 3_600_000;
const MOST_MARKETS = 100;

/** Reads what to stream from the flags. */
export const readStreamPlan = (given: StreamGiven): Result<StreamPlan, UsageError> =>
  Result.combine([
    readMarkets(given.markets),
    given.for === undefined ? ok(null) : readDuration(given.for),
    given['expect-updates'] === undefined ? ok(null) : readCount(given['expect-updates']),
    given.transport === undefined
      ? ok(undefined)
      : oneOf('There is no transport', given.transport, STREAM_TRANSPORTS),
  ]).map(([markets, duration, expectedUpdates, transport]) => ({
    markets,
    duration,
    expectedUpdates,
    transport,
  }));

function readMarkets(text = ''): Result<readonly string[], UsageError> {
  const markets = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (markets.length > 0 && markets.length <= MOST_MARKETS) return ok([...new Set(markets)]);
  return err(
    usageError(
      'There is nothing to stream.',
      `Give 1 to ${MOST_MARKETS} markets, such as --markets EUR/USD.`,
    ),
  );
}

function readDuration(text: string): Result<number, UsageError> {
  const [, number = '', unit = 's'] = /^(\d{1,9}(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const duration = Number(number || Number.NaN) * (UNITS[unit] ?? 1);
  if (duration > 0 && duration <= LONGEST) return ok(duration);
  return err(usageError('The value of --for is not a time.', 'Give one from 1ms to 24h, such as 30s.'));
}

function readCount(text: string): Result<number, UsageError> {
  if (/^[1-9]\d{0,8}$/.test(text)) return ok(Number(text));
  return err(
    usageError(
      'The value of --expect-updates is not a number of updates.',
      'Give a whole number, such as 10.',
    ),
  );
}
