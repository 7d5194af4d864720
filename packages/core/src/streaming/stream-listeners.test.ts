import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { makeStreamListeners } from './stream-listeners.ts';
import type { StreamSubscription } from './stream-subscription.ts';

const PRICES: StreamSubscription = {
  adapter: 'PRICES',
  mode: 'MERGE',
  items: ['PRICE.1'],
  fields: ['Bid', 'Offer'],
  snapshot: true,
};
const bid = (value: string) => ({ item: 'PRICE.1', values: { Bid: value } });

describe('the listeners of a stream', () => {
  it('hear what a throttle held back as one update', async () => {
    const clock = fakeClock();
    const listeners = makeStreamListeners(clock);
    const heard = vi.fn();
    listeners.subscribe({ ...PRICES, throttle: 100 }, heard);
    for (const value of ['1', '2', '3']) listeners.emitUpdate(bid(value));
    listeners.emitUpdate({ item: 'PRICE.1', values: { Offer: '4' } });
    await clock.advance(100);
    expect(heard.mock.calls).toEqual([[bid('1')], [{ item: 'PRICE.1', values: { Bid: '3', Offer: '4' } }]]);
  });

  it('hear every update of a mode whose updates replace nothing', () => {
    const listeners = makeStreamListeners(fakeClock());
    const heard = vi.fn();
    listeners.subscribe({ ...PRICES, mode: 'RAW', throttle: 100 }, heard);
    for (const value of ['1', '2', '3']) listeners.emitUpdate(bid(value));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('are called once each, even if one function listens twice', () => {
    const listeners = makeStreamListeners(fakeClock());
    const heard = vi.fn();
    const leave = listeners.onStatus(heard);
    listeners.onStatus(heard);
    leave();
    listeners.emitSignal({ type: 'reported', status: 'CONNECTING' });
    listeners.emitSignal({ type: 'reported', status: 'CONNECTING' });
    expect(heard.mock.calls).toEqual([['CONNECTING']]);
    expect(listeners.status).toBe('CONNECTING');
  });

  it('of a refused data adapter leave, and those of others stay', () => {
    const listeners = makeStreamListeners(fakeClock());
    const refused = vi.fn();
    listeners.subscribe(PRICES, () => {}, refused);
    listeners.subscribe({ ...PRICES, adapter: 'NEWS' }, () => {}, refused);
    listeners.emitRefused('PRICES', 17);
    expect(refused.mock.calls).toEqual([[{ kind: 'subscription-refused', code: 17 }]]);
    expect(listeners.subscriptions.map(({ adapter }) => adapter)).toEqual(['NEWS']);
  });
});
