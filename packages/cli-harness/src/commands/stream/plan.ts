import { STREAM_TRANSPORTS } from '@gatehouse-login/core/streaming';
import { Result } from 'neverthrow';
import type { STREAM_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { orUsageError } from '../../report/ending.ts';
import { oneOf } from '../../report/suggestion.ts';
import { optional } from '../../site/readers.ts';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const LONGEST = 24 * 3_600_000;
const MOST_MARKETS = 100;

/** Reads what to stream from the flags: the names or ids of markets, and for how many milliseconds. */
export const readStreamPlan = (given: Given<typeof STREAM_FLAGS>) =>
  Result.combine([
    readMarkets(given.markets),
    optional(given.for, readDuration),
    optional(given['expect-updates'], readCount),
    optional(given.transport, (text) => oneOf('There is no transport', text, STREAM_TRANSPORTS)),
  ]).map(([markets, duration, expectedUpdates, transport]) => ({
    markets,
    duration,
    expectedUpdates,
    transport,
  }));

function readMarkets(text = '') {
  const names = text.split(',').map((name) => name.trim());
  const markets = [...new Set(names)].filter((name) => name !== '');
  return orUsageError(
    markets.length > 0 && markets.length <= MOST_MARKETS ? markets : null,
    'There is nothing to stream.',
    `Give 1 to ${MOST_MARKETS} markets, such as --markets EUR/USD.`,
  );
}

function readDuration(text: string) {
  const [, number = '', unit = 's'] = /^(\d{1,9}(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const duration = Number(number) * (UNITS[unit] ?? 1);
  return orUsageError(
    duration > 0 && duration <= LONGEST ? duration : null,
    'The value of --for is not a time.',
    'Give one from 1ms to 24h, such as 30s.',
  );
}

const readCount = (text: string) =>
  orUsageError(
    /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
    'The value of --expect-updates is not a number of updates.',
    'Give a whole number, such as 10.',
  );
