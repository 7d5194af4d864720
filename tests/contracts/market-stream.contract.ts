import type { MarketStream, StreamStatus, StreamSubscription, StreamUpdate } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';

/** A stream under test, which sends `UPDATE` when asked to. */
export interface StreamSubject {
  readonly stream: MarketStream;
  readonly update: () => Promise<void>;
}

const SESSION = { username: 'DM123456', session: '5f1c3a52' };

/** The update that each subject's server sends after connecting. */
export const UPDATE: StreamUpdate = {
  item: 'PRICE.401484347',
  values: { Bid: '1.08', Offer: '1.09', High: null },
};

const PRICES: StreamSubscription = {
  adapter: 'PRICES',
  mode: 'MERGE',
  items: ['PRICE.401484347'],
  fields: ['Bid', 'High'],
  snapshot: true,
};

/** What every market stream must do. */
export function marketStreamContract(name: string, arrange: (refusal: number | null) => StreamSubject): void {
  describe(`market stream: ${name}`, () => {
    it('connects, and tells of its statuses', async () => {
      const { stream } = arrange(null);
      const statuses: StreamStatus[] = [];
      stream.onStatus((status) => statuses.push(status));
      expect((await stream.connect(SESSION)).isOk()).toBe(true);
      stream.disconnect();
      expect(statuses).toEqual(['CONNECTING', 'CONNECTED:WS-STREAMING', 'DISCONNECTED']);
    });

    it('answers a refusal as a value', async () => {
      const { stream } = arrange(1);
      const statuses: StreamStatus[] = [];
      stream.onStatus((status) => statuses.push(status));
      expect((await stream.connect(SESSION))._unsafeUnwrapErr()).toEqual({ kind: 'stream-refused', code: 1 });
      expect(statuses.at(-1)).toBe('DISCONNECTED');
    });

    it('tells subscribers of the items and fields that they asked for, and of no others', async () => {
      const { stream, update } = arrange(null);
      const heard: StreamUpdate[] = [];
      stream.subscribe(PRICES, (told) => heard.push(told));
      stream.subscribe({ ...PRICES, items: ['PRICE.1'] }, (told) => heard.push(told));
      stream.subscribe({ ...PRICES, fields: ['Low'] }, (told) => heard.push(told));
      await stream.connect(SESSION);
      await update();
      expect(heard).toEqual([{ item: UPDATE.item, values: { Bid: '1.08', High: null } }]);
    });

    it('tells those who have left nothing', async () => {
      const { stream, update } = arrange(null);
      const heard: unknown[] = [];
      const leave = stream.subscribe(PRICES, (told) => heard.push(told));
      const stopStatus = stream.onStatus((status) => heard.push(status));
      leave();
      stopStatus();
      await stream.connect(SESSION);
      await update();
      expect(heard).toEqual([]);
    });
  });
}
