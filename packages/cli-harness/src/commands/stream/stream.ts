import { cancellationOf } from '@gatehouse-login/core';
import { STREAM_SETTING_DEFAULTS } from '@gatehouse-login/core/streaming';
import type { Ending } from '../../driver/ending.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { login } from '../login/login.ts';
import type { SignedIn } from '../login/signed-in.ts';
import { errorEnding } from './ending.ts';
import { findMarkets } from './find-markets.ts';
import type { StreamGiven } from './options.ts';
import { readStreamPlan, type StreamPlan } from './plan.ts';
import { makeLines, makeTable, type Show } from './show.ts';
import { NO_SERVER, watchPrices } from './watch-prices.ts';

/** Runs `gatehouse stream`: logs in, shows prices, and logs off. */
export async function stream(given: StreamGiven, context: Context): Promise<ExitCode> {
  const plan = readStreamPlan(given);
  if (plan.isErr()) return writeUsage(plan.error, context.io, given.json);
  return login({ ...given, 'show-session': false }, context, (signedIn) =>
    streamWith(signedIn, plan.value, given, context),
  );
}

async function streamWith(
  { configuration, session, vault, authorities }: SignedIn,
  plan: StreamPlan,
  given: StreamGiven,
  { io, openStream }: Context,
): Promise<ExitCode> {
  const start = performance.now();
  const elapsed = (): number => Math.round(performance.now() - start);
  const isTable = io.stdout.isTTY === true && !given.json;
  const end = (show: Show, ending: Ending, updates: number): ExitCode => {
    show.end(ending, updates);
    return OUTCOMES[ending.outcome].exitCode;
  };
  const lines = makeLines(io, vault, elapsed);
  const { serverUrl, drawThrottle = STREAM_SETTING_DEFAULTS.drawThrottle } = configuration.streaming;
  const early = isTable ? makeTable(io, vault, []) : lines;
  if (serverUrl === undefined) return end(early, errorEnding(NO_SERVER), 0);
  const open = await openStream();
  const site = open({ configuration, serverUrl, io, authorities, transport: plan.transport });
  const cancellation = cancellationOf(io.signal);
  const markets = await findMarkets(site.markets, session, plan.markets, cancellation);
  if (markets.isErr()) return end(early, markets.error, 0);
  const show = isTable ? makeTable(io, vault, markets.value) : lines;
  const throttle = isTable ? drawThrottle : 0;
  const { ending, updates } = await watchPrices(site, session, markets.value, {
    ...plan,
    show,
    throttle,
    cancellation,
  });
  return end(show, ending, updates);
}
