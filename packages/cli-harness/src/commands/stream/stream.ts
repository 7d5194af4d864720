import {
  type Cancellation,
  type Market,
  makeCancellation,
  PRICES,
  readValues,
  STREAM_SETTING_DEFAULTS,
  subscriptionTo,
} from '@gatehouse-login/core';
import { cancellationOf } from '../../driver/cancellation.ts';
import type { StreamSite } from '../../driver/stream-site.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { login } from '../login/login.ts';
import type { SignedIn } from '../login/signed-in.ts';
import { errorEnding, type StreamEnding, tooFewUpdates } from './ending.ts';
import { findMarkets } from './find-markets.ts';
import type { StreamGiven } from './options.ts';
import { readStreamPlan, type StreamPlan } from './plan.ts';
import { makeLines, makeTable, type Show } from './show.ts';

const NO_SERVER = {
  kind: 'configuration-fault',
  file: 'configs/config.json',
  field: 'streaming.serverUrl',
  problem: 'is missing',
} as const;

const NOT_HERE = { 'show-session': false, record: undefined, replay: undefined };

const STREAMED: StreamEnding = { outcome: 'streamed' };

/** Runs `gatehouse stream`: logs in, shows prices, and logs off. */
export async function stream(given: StreamGiven, context: Context): Promise<ExitCode> {
  const plan = readStreamPlan(given);
  if (plan.isErr()) return writeUsage(plan.error, context.io, given.json);
  return login({ ...given, ...NOT_HERE }, context, (signedIn) =>
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
  const end = (show: Show, ending: StreamEnding, updates: number): ExitCode => {
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

interface Watching extends StreamPlan {
  readonly show: Show;
  readonly throttle: number;
  readonly cancellation: Cancellation;
}

/** Shows prices until the time is up, enough updates have arrived, the stream ends, or the run is stopped. */
async function watchPrices(
  { stream: source }: StreamSite,
  session: SignedIn['session'],
  markets: readonly Market[],
  { show, throttle, cancellation, duration, expectedUpdates }: Watching,
): Promise<{ readonly ending: StreamEnding; readonly updates: number }> {
  const over = makeCancellation();
  let updates = 0;
  let connected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = await new Promise<StreamEnding>((resolve) => {
    const byItem = new Map(markets.map((market) => [PRICES.item(String(market.id)), market]));
    const keys = markets.map(({ id }) => String(id));
    source.onStatus((status) => {
      if (!over.cancelled) show.status(status);
    });
    source.onEnd((error) => resolve(errorEnding(error)));
    source.subscribe(
      subscriptionTo(PRICES, keys, throttle),
      (update) => {
        const market = byItem.get(update.item);
        if (market === undefined || over.cancelled) return;
        updates += 1;
        show.update(market, readValues(PRICES, update));
        if (updates === expectedUpdates) resolve(STREAMED);
      },
      (error) => resolve(errorEnding(error)),
    );
    cancellation.onCancel(() => resolve(errorEnding({ kind: 'cancelled' })));
    source.connect(session, over).match(
      () => {
        connected = true;
      },
      (error) => resolve(errorEnding(error)),
    );
    if (duration !== null) {
      timer = setTimeout(() => {
        if (!connected) resolve(errorEnding({ kind: 'timed-out' }));
        else resolve(expectedUpdates === null ? STREAMED : tooFewUpdates(expectedUpdates, updates));
      }, duration);
    }
  });
  clearTimeout(timer);
  over.cancel();
  return { ending, updates };
}
