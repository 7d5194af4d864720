import { cancellationOf } from '@gatehouse-login/core';
import { STREAM_SETTING_DEFAULTS } from '@gatehouse-login/core/streaming';
import { err } from 'neverthrow';
import type { STREAM_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Ending } from '../../report/ending.ts';
import type { Context, Ended } from '../command.ts';
import { login } from '../login/login.ts';
import { tooFewUpdates } from './ending.ts';
import { openMarkets } from './open-markets.ts';
import { readStreamPlan } from './plan.ts';
import { makeLines, makeTable } from './show.ts';
import { watchPrices } from './watch-prices.ts';

/** Runs `gatehouse stream`: logs in, shows prices, and logs off. */
export async function stream(given: Given<typeof STREAM_FLAGS>, context: Context): Promise<Ended> {
  const plan = readStreamPlan(given);
  if (plan.isErr()) return err(plan.error);
  const { markets, duration, expectedUpdates, transport } = plan.value;
  const { io } = context;
  const isTable = io.stdout.isTTY === true && !given.json;
  return login({ ...given, 'show-session': false }, context, async (signedIn) => {
    const { streaming } = signedIn.configuration;
    const { drawThrottle = STREAM_SETTING_DEFAULTS.drawThrottle } = streaming;
    const session = { ...signedIn, cancellation: cancellationOf(io.signal) };
    const show = (isTable ? makeTable : makeLines)(io, signedIn.vault);
    const opened = await openMarkets(markets, session, context, transport);
    if (opened.isErr()) return show.end(opened.error, 0);
    show.begin(opened.value.found);
    let updates = 0;
    const ending = await watchPrices(opened.value, {
      ...session,
      duration,
      throttle: isTable ? drawThrottle : 0,
      onStatus: show.status,
      onUpdate(market, values) {
        updates += 1;
        show.update(market, values);
        return updates === expectedUpdates;
      },
    });
    const isEnough = expectedUpdates === undefined || updates >= expectedUpdates;
    const reached = isEnough ? STREAMED : tooFewUpdates(expectedUpdates, updates);
    return show.end(ending ?? reached, updates);
  });
}

const STREAMED: Ending = { outcome: 'streamed' };
