import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { isStable, type StreamSubscription } from '@gatehouse-login/core/streaming';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK, until } from './arrange-stream.ts';
import { ITEM, makeStreamSandbox, openSession, publish } from './live-stream.ts';

const isFull = process.env.GATEHOUSE_FULL === '1';
const drops = isFull ? 100 : 10;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await makeStreamSandbox();
});
afterAll(() => sandbox.dispose());

const prices: StreamSubscription = {
  adapter: 'PRICES',
  mode: 'MERGE',
  items: [ITEM],
  fields: ['AuditId'],
  snapshot: true,
};
const notices: StreamSubscription = {
  adapter: 'NOTICES',
  mode: 'DISTINCT',
  items: ['NOTICES'],
  fields: ['NoticeId'],
  snapshot: true,
};

const heapAfterCollection = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
};

/** A number from 0 to below `limit` that looks random and is the same in every run. */
const draws = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % limit;
  };
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe(`${drops} lost connections in a row`, () => {
  it.each(['WS-STREAMING', 'HTTP-STREAMING', 'WS-POLLING', 'HTTP-POLLING'] as const)(
    'over %s lose no last value, tell nothing twice, and restore every subscription',
    async (transport) => {
      const stream = makeMarketStream({ serverUrl: sandbox.home, transport, timings: QUICK });
      const draw = draws(transport.length);
      const audits: string[] = [];
      const told: number[] = [];
      stream.subscribe(prices, ({ values }) => audits.push(values.AuditId ?? ''));
      stream.subscribe(notices, ({ values }) => told.push(Number(values.NoticeId)));
      expect((await stream.connect(await openSession(sandbox))).isOk()).toBe(true);
      await until(() => told.length > 0);
      const before = told.at(-1) ?? 0;
      let number = before;
      let heap = 0;
      for (let count = 1; count <= drops; count += 1) {
        for (let more = draw(3); more >= 0; more -= 1) {
          number += 1;
          publish(sandbox, { AuditId: `${transport} ${number}` });
          sandbox.stream.publish('NOTICES', 'NOTICES', { NoticeId: String(number) }, '');
          if (draw(2) === 0) await pause(draw(8));
        }
        // Every fourth time the server forgets the session as well.
        sandbox.stream.fault({ kind: count % 4 === 0 ? 'lose' : 'drop' });
        await pause(draw(15));
        // Every third time it is lost again on its way back, or when it is just there.
        if (count % 3 === 0) {
          await pause(draw(60));
          sandbox.stream.fault({ kind: 'drop' });
        }
        await until(() => isStable(stream.status) && audits.at(-1) === `${transport} ${number}`);
        await until(() => told.at(-1) === number);
        if (isFull && count === drops / 2) heap = heapAfterCollection();
      }
      expect(new Set(audits).size).toBe(audits.length);
      expect(told.slice(told.indexOf(before) + 1)).toEqual(
        Array.from({ length: number - before }, (_, index) => before + index + 1),
      );
      if (isFull) expect(heapAfterCollection() - heap).toBeLessThan(4_000_000);
      stream.disconnect();
    },
  );
});
