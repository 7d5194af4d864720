import type { Cancellation } from '@gatehouse-login/core';
import type { Market, StreamTransport } from '@gatehouse-login/core/streaming';
import { err, ok, type Result } from 'neverthrow';
import type { StreamSite } from '../../driver/stream-site.ts';
import { type Ending, endingOf } from '../../report/ending.ts';
import { say } from '../../report/sentence.ts';
import type { Context } from '../command.ts';
import type { SignedIn } from '../login/signed-in.ts';
import { errorEnding } from './ending.ts';

/** A session whose stream is opened. */
export interface StreamSession extends Pick<SignedIn, 'configuration' | 'session' | 'authorities'> {
  readonly cancellation: Cancellation;
}

/** The market data of a site, and the markets that were asked for. */
export interface OpenMarkets extends StreamSite {
  readonly found: readonly Market[];
}

/** Opens the market data of a site, and finds markets by name. A text of digits is an id and is not searched for. */
export async function openMarkets(
  texts: readonly string[],
  { configuration, session, authorities, cancellation }: StreamSession,
  { io, openStream }: Pick<Context, 'io' | 'openStream'>,
  transport?: StreamTransport,
): Promise<Result<OpenMarkets, Ending>> {
  const { serverUrl } = configuration.streaming;
  if (serverUrl === undefined) return err(errorEnding(NO_SERVER));
  const open = await openStream();
  const site = open({ configuration, serverUrl, io, authorities, transport });
  const found = new Map<number, Market>();
  for (const text of texts) {
    if (/^\d+$/.test(text)) {
      found.set(Number(text), { id: Number(text), name: text });
      continue;
    }
    const named = await site.markets.find(session, text, cancellation);
    if (named.isErr()) return err(errorEnding(named.error));
    const wanted = text.toLowerCase();
    const market = named.value.find(({ name }) => name.toLowerCase() === wanted) ?? named.value[0];
    if (market === undefined) return err(unknownMarket(text));
    if (!found.has(market.id)) found.set(market.id, market);
  }
  return ok({ ...site, found: [...found.values()] });
}

const NO_SERVER = {
  kind: 'configuration-fault',
  file: 'configs/config.json',
  field: 'streaming.serverUrl',
  problem: 'is missing',
} as const;

const unknownMarket = (text: string): Ending =>
  endingOf(
    'expectation-failed',
    'unknown-market',
    say`The platform has no market "${text}".`,
    say`Give a part of its name, or its id.`,
  );
