import { NEVER_CANCELLED, parseConfiguration } from '@gatehouse-login/core';
import { fakeMarketStream } from '@gatehouse-login/core/testing';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { writeOut } from '../../report/sentence.ts';
import { captureIo } from '../../testing/capture-io.ts';
import { streamPrices } from './stream-prices.ts';

const SESSION = { username: 'DM1', session: 's-1' };
const MARKETS = [
  { id: 1, name: 'EUR/USD' },
  { id: 2, name: 'Spot Gold' },
];
const plain = (words: Parameters<typeof writeOut>[0] = '') => writeOut(words, (text) => text);

async function stream(within: number, prices: readonly number[], serverUrl = 'https://push.example') {
  const source = fakeMarketStream();
  const urls = { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } };
  const file = { brand: 'kq', urls, streaming: serverUrl === '' ? {} : { serverUrl } };
  const find = (_: unknown, text: string) => okAsync(MARKETS.filter(({ name }) => name.includes(text)));
  const ending = streamPrices(
    SESSION,
    { expect: 'stream', markets: ['EUR/USD', 'Gold'], within },
    {
      context: {
        io: captureIo().io,
        openStream: async () => () => ({ stream: source, markets: { find } }),
      },
      configuration: parseConfiguration(file, { origin: 'https://login.example' })._unsafeUnwrap(),
      authorities: undefined,
      cancellation: NEVER_CANCELLED,
    },
  );
  while (prices.length > 0 && source.subscriptions.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 1));
  for (const id of prices) source.emitUpdate({ item: `PRICE.${id}`, values: { Bid: '1' } });
  return ending;
}

describe('expecting a stream', () => {
  it('is satisfied by a price of every market', async () => {
    expect(await stream(5_000, [1, 2])).toBeNull();
  });

  it('names the markets without a price, however many the others had', async () => {
    const ending = await stream(50, [1, 1, 1, 1]);
    expect(ending?.outcome).toBe('expectation-failed');
    expect(plain(ending?.problem?.message)).toBe('No price arrived of Spot Gold.');
  });

  it('says when the site has no streaming server', async () => {
    expect(await stream(50, [], '')).toMatchObject({ outcome: 'configuration-fault' });
  });
});
