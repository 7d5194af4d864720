import { NEWS, PRICES, TRADE_MARGIN } from '@gatehouse-login/core/streaming';
import { fakeClock, fakeMarketStream } from '@gatehouse-login/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { updates } from './updates.ts';
import { watch } from './watch.ts';

const bid = (value: string, item = 'PRICE.1') => ({ item, values: { Bid: value } });

describe('watching a topic', () => {
  it('gives typed values with the key that was asked for, until it ends', () => {
    const stream = fakeMarketStream();
    const heard = vi.fn();
    const end = watch(stream, PRICES, ['1', '2'], heard);
    stream.emitUpdate({ item: 'PRICE.2', values: { Bid: '1.5', StatusSummary: '0', TickDate: '/Date(7)/' } });
    expect(heard.mock.calls).toEqual([
      [{ key: '2', values: { Bid: 1.5, StatusSummary: 'tradable', TickDate: 7 } }],
    ]);
    end();
    end();
    expect(stream.subscriptions).toEqual([]);
  });

  it('is throttled like a drawing unless told otherwise, and ends with its signal', () => {
    const stream = fakeMarketStream();
    const aborting = new AbortController();
    watch(stream, PRICES, ['1'], () => {}, { signal: aborting.signal });
    watch(stream, PRICES, ['1'], () => {}, { throttle: 0 });
    expect(stream.subscriptions.map(({ throttle }) => throttle)).toEqual([250, 0]);
    aborting.abort();
    expect(stream.subscriptions).toHaveLength(1);
    watch(stream, PRICES, ['1'], () => {}, { signal: aborting.signal });
    expect(stream.subscriptions).toHaveLength(1);
  });

  it('says why it was refused', () => {
    const stream = fakeMarketStream();
    const refused = vi.fn();
    watch(stream, NEWS, ['UK'], () => {}, {}, refused);
    stream.emitRefused('NEWS', 17);
    expect(refused).toHaveBeenCalledWith({ kind: 'subscription-refused', code: 17 });
  });
});

describe('iterating over a topic', () => {
  it('gives a slow reader the newest values of each key, and loses no field', async () => {
    const stream = fakeMarketStream(undefined, fakeClock());
    const found = updates(stream, PRICES, ['1'], { throttle: 0 });
    const first = found.next();
    stream.emitUpdate(bid('1'));
    expect((await first).value?._unsafeUnwrap().values).toEqual({ Bid: 1 });
    stream.emitUpdate(bid('2'));
    stream.emitUpdate({ item: 'PRICE.1', values: { Offer: '9' } });
    stream.emitUpdate(bid('3'));
    expect((await found.next()).value?._unsafeUnwrap().values).toEqual({ Bid: 3, Offer: 9 });
    await found.return();
    expect(stream.subscriptions).toEqual([]);
  });

  it('gives every event of a mode whose updates replace nothing', async () => {
    const stream = fakeMarketStream();
    const found = updates(stream, TRADE_MARGIN, ['']);
    const first = found.next();
    for (const Margin of ['1', '2', '3']) stream.emitUpdate({ item: 'TRADEMARGIN', values: { Margin } });
    const margins = [await first, await found.next(), await found.next()];
    expect(margins.map(({ value }) => value?._unsafeUnwrap().values.Margin)).toEqual([1, 2, 3]);
    await found.return();
  });

  it('ends with its signal', async () => {
    const aborting = new AbortController();
    const stream = fakeMarketStream();
    const found = updates(stream, PRICES, ['1'], { signal: aborting.signal });
    const next = found.next();
    aborting.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(stream.subscriptions).toEqual([]);
  });

  it.each([
    ['the stream ends', { kind: 'session-expired' }],
    ['the subscription is refused', { kind: 'subscription-refused', code: 17 }],
  ] as const)('ends with the error when %s', async (_, error) => {
    const stream = fakeMarketStream();
    const found = updates(stream, PRICES, ['1'], { throttle: 0 });
    const next = found.next();
    stream.emitUpdate(bid('1'));
    if (error.kind === 'session-expired') stream.emitEnd(error);
    else stream.emitRefused('PRICES', 17);
    expect((await next).value?.isOk()).toBe(true);
    expect((await found.next()).value?._unsafeUnwrapErr()).toEqual(error);
    expect((await found.next()).done).toBe(true);
  });
});
