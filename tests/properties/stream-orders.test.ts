import { type MarketStreamOptions, makeMarketStream } from '@gatehouse-login/adapters-streaming';
import {
  isStable,
  mayFollow,
  STREAM_STATUSES,
  type StreamError,
  type StreamStatus,
  type StreamSubscription,
} from '@gatehouse-login/core/streaming';
import type { Sandbox, StreamFault } from '@gatehouse-login/sandbox';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../contracts/arrange-stream.ts';
import { ITEM, makeStreamSandbox, openSession, publish } from '../contracts/live-stream.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await makeStreamSandbox({ tick: 0, keepAlive: 60 });
});
afterAll(() => sandbox.dispose());

const timings = { stalledTimeout: 40, reconnectTimeout: 40, retryDelay: 300, firstRetryMaxDelay: 10 };
const prices: StreamSubscription = {
  adapter: 'PRICES',
  mode: 'MERGE',
  items: [ITEM],
  fields: ['AuditId'],
  snapshot: true,
};

type Step = { readonly fault: StreamFault; readonly ms: number };

const fault: fc.Arbitrary<StreamFault> = fc.oneof(
  fc.constantFrom<StreamFault>(
    { kind: 'drop' },
    { kind: 'drop' },
    { kind: 'lose' },
    { kind: 'silence' },
    { kind: 'gone', count: 2 },
    { kind: 'no-recovery' },
    { kind: 'slow', ms: 20 },
    { kind: 'end', code: 48 },
  ),
  fc.constantFrom<StreamFault>(
    { kind: 'end', code: 35 },
    { kind: 'end', code: 33 },
    { kind: 'refuse', code: 1, count: 1 },
    { kind: 'refuse', code: 5, count: 1 },
    { kind: 'drop' },
    { kind: 'silence' },
  ),
);
const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ fault, ms: fc.integer({ min: 0, max: 180 }) }), {
  minLength: 1,
  maxLength: 5,
});

const seen = new Set<StreamStatus>();
let published = 0;

async function walk(transport: NonNullable<MarketStreamOptions['transport']>, path: readonly Step[]) {
  const stream = makeMarketStream({ serverUrl: sandbox.home, transport, timings });
  const statuses: StreamStatus[] = [stream.status];
  const ends: StreamError[] = [];
  let last: string | null | undefined;
  stream.onStatus((status) => statuses.push(status));
  stream.onEnd((error) => ends.push(error));
  stream.subscribe(prices, ({ values }) => {
    last = values.AuditId;
  });
  const connection = stream.connect(await openSession(sandbox));
  for (const step of path) {
    sandbox.stream.fault(step.fault);
    published += 1;
    publish(sandbox, { AuditId: String(published) });
    await new Promise((resolve) => setTimeout(resolve, step.ms));
  }
  sandbox.stream.clearFaults();
  // Either it ended with a reason, or it comes back with the last value.
  await until(() => ends.length > 0 || (isStable(stream.status) && last === String(published)));
  stream.disconnect();
  await connection;
  for (const status of statuses) seen.add(status);
  return { statuses, ends };
}

describe('a stream whose server drops, falls silent, refuses and ends', () => {
  // Polls notice a silence only when their time is up, so they are walked less.
  it.each([
    ['WS-STREAMING', 10],
    ['HTTP-STREAMING', 6],
    ['WS-POLLING', 2],
    ['HTTP-POLLING', 2],
  ] as const)('over %s goes through its statuses in legal orders [4.33]', async (transport, numRuns) => {
    const calm = transport.endsWith('POLLING');
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        const taken = calm ? path.filter((step) => step.fault.kind !== 'silence') : path;
        const { statuses, ends } = await walk(transport, taken);
        statuses.forEach((status, index) => {
          const before = statuses[index - 1];
          expect(
            before === undefined || mayFollow(before, status),
            `${before} then ${status} in ${statuses}`,
          ).toBe(true);
        });
        expect(statuses.at(-1)).toBe('DISCONNECTED');
        expect(ends.length).toBeLessThanOrEqual(1);
        // A connection that worked is only ended by the server, or by whoever opened it.
        if (statuses.some(isStable)) expect(ends.map(({ kind }) => kind)).not.toContain('unreachable');
      }),
      {
        numRuns: process.env.GATEHOUSE_FULL === '1' ? numRuns * 20 : numRuns,
        seed: 20_261_122,
        endOnFailure: true,
      },
    );
  });

  it('sees every status', async () => {
    await walk('HTTP-STREAMING', [
      { fault: { kind: 'drop' }, ms: 150 },
      { fault: { kind: 'silence' }, ms: 250 },
      { fault: { kind: 'lose' }, ms: 0 },
    ]);
    await walk('WS-POLLING', [{ fault: { kind: 'lose' }, ms: 30 }]);
    await walk('HTTP-POLLING', []);
    expect([...seen].sort()).toEqual([...STREAM_STATUSES].sort());
  });
});
