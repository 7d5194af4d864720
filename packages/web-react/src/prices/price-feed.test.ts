import { streamSettingsOf } from '@gatehouse-login/core/streaming';
import { fakeClock, fakeMarketStream } from '@gatehouse-login/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { makePriceFeed } from './price-feed.ts';

const EUR_USD = { id: 1, name: 'EUR/USD' };
const GOLD = { id: 2, name: 'Spot Gold' };

function arrange(streaming: { readonly reopenDelay?: number; readonly drawThrottle?: number } = {}) {
  const clock = fakeClock();
  const stream = fakeMarketStream(undefined, clock);
  const session = { username: 'DM1', session: 's-1' };
  const settings = streamSettingsOf({ appVersion: '1', account: null, streaming });
  const feed = makePriceFeed({ stream, session, settings, clock });
  return { clock, stream, session, feed };
}

const bid = (id: number, value: string) => ({ item: `PRICE.${id}`, values: { Bid: value } });

describe('the prices of a page', () => {
  it('are those of the watched markets, the newest first, and each market once', () => {
    const { stream, feed } = arrange();
    const heard = vi.fn();
    const leave = feed.subscribe(heard);
    feed.watch(EUR_USD);
    feed.watch(GOLD);
    feed.watch(EUR_USD);
    stream.emitUpdate(bid(1, '1.1'));
    expect(feed.getSnapshot().rows.map(({ market, values }) => [market.name, values.Bid])).toEqual([
      ['Spot Gold', undefined],
      ['EUR/USD', 1.1],
    ]);
    expect(heard).toHaveBeenCalledTimes(3);
    leave();
    feed.unwatch(2);
    expect(heard).toHaveBeenCalledTimes(3);
    expect(feed.getSnapshot().rows).toHaveLength(1);
    expect(stream.subscriptions.map(({ adapter }) => adapter)).toEqual(['CLIENTACCOUNTMARGIN', 'PRICES']);
  });

  it('are drawn as seldom as the settings say [3.45]', async () => {
    const { clock, stream, feed } = arrange({ drawThrottle: 100 });
    feed.watch(EUR_USD);
    for (const value of ['1', '2', '3']) stream.emitUpdate(bid(1, value));
    expect(feed.getSnapshot().rows[0]?.values.Bid).toBe(1);
    await clock.advance(100);
    expect(feed.getSnapshot().rows[0]?.values.Bid).toBe(3);
  });

  it('say which market has none', () => {
    const { stream, feed } = arrange();
    feed.watch(EUR_USD);
    stream.emitRefused('PRICES', 21);
    expect(feed.getSnapshot().rows[0]?.isRefused).toBe(true);
  });

  it('come with the margin of the account', () => {
    const { stream, feed } = arrange({ drawThrottle: 0 });
    stream.emitUpdate({ item: 'CLIENTACCOUNTMARGIN', values: { NetEquity: '12.5', CurrencyISO: 'EUR' } });
    stream.emitUpdate({ item: 'CLIENTACCOUNTMARGIN', values: { NetEquity: '13' } });
    expect(feed.getSnapshot().margin).toEqual({ NetEquity: 13, CurrencyISO: 'EUR' });
  });
});

describe('the connection of a page', () => {
  it('is opened with the session, and again after its end', () => {
    const { stream, session, feed } = arrange();
    expect(feed.getSnapshot().status).toBe('DISCONNECTED');
    feed.open();
    expect(stream.sessions).toEqual([session]);
    expect(feed.getSnapshot().status).toBe('CONNECTED:WS-STREAMING');
    stream.emitEnd({ kind: 'timed-out' });
    expect(feed.getSnapshot().end).toEqual({ kind: 'timed-out' });
    feed.open();
    expect(feed.getSnapshot().end).toBeNull();
    feed.disconnect();
    expect(feed.getSnapshot().status).toBe('DISCONNECTED');
  });

  it('counts as lost only after the delay of the settings, through every way of being lost [3.45]', async () => {
    const { clock, stream, feed } = arrange({ reopenDelay: 1_000 });
    feed.open();
    stream.emitStatus('STALLED');
    await clock.advance(400);
    stream.emitStatus('DISCONNECTED:TRYING-RECOVERY');
    await clock.advance(599);
    expect(feed.getSnapshot().isLost).toBe(false);
    await clock.advance(1);
    expect(feed.getSnapshot().isLost).toBe(true);
    stream.emitStatus('DISCONNECTED:WILL-RETRY');
    stream.emitStatus('CONNECTING');
    expect(feed.getSnapshot().isLost, 'until data can flow').toBe(true);
    stream.emitStatus('CONNECTED:HTTP-POLLING');
    expect(feed.getSnapshot().isLost).toBe(false);
  });

  it('that is back in time was never lost, and one that is over is not lost', async () => {
    const { clock, stream, feed } = arrange({ reopenDelay: 1_000 });
    feed.open();
    stream.emitStatus('DISCONNECTED:TRYING-RECOVERY');
    await clock.advance(999);
    stream.emitStatus('CONNECTED:WS-STREAMING');
    await clock.advance(5_000);
    expect(feed.getSnapshot().isLost).toBe(false);
    stream.emitStatus('DISCONNECTED:WILL-RETRY');
    await clock.advance(2_000);
    stream.emitStatus('DISCONNECTED');
    expect(feed.getSnapshot().isLost).toBe(false);
    expect(clock.waiting).toBe(0);
  });
});
