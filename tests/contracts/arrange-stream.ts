// What a scenario of the stream's contract is with the vendor's client and the sandbox. It runs in Node and in a page,
// which reaches the sandbox through the test.
import { type MarketStreamOptions, makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { isStable, type MarketStream, PRICES, subscriptionTo } from '@gatehouse-login/core/streaming';
import { type MarketStreamSubject, STREAM_UPDATES, type StreamScenario } from '@gatehouse-login/core/testing';
import type { StreamFault } from '@gatehouse-login/sandbox';

/** Short timings, so that a lost connection comes back within a test. */
export const QUICK = { stalledTimeout: 100, reconnectTimeout: 100, retryDelay: 400 } as const;

export const EUR_USD = '401484347';

/** What a test does to the sandbox. */
export interface StreamControl {
  readonly serverUrl: string;
  /** Signs in, and returns what a stream takes. */
  readonly openSession: () => Promise<{ readonly username: string; readonly session: string }>;
  readonly fault: (fault: StreamFault) => Promise<void>;
  /** Publishes new values of EUR/USD. */
  readonly publish: (values: Readonly<Record<string, string | null>>) => Promise<void>;
}

/** Waits until something is true. Fails after five seconds. */
export const until = async (isTrue: () => boolean, what = String(isTrue)): Promise<void> => {
  const end = performance.now() + 5_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Breaks the connection, and waits until it is back. Between two polls there is none, so it may take several. */
async function drop({ fault }: StreamControl, stream: MarketStream): Promise<void> {
  let isLost = false;
  const stopListening = stream.onStatus((status) => {
    isLost ||= !isStable(status);
  });
  while (!isLost) {
    await fault({ kind: 'drop' });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  stopListening();
  await until(() => isStable(stream.status));
}

/** Arranges the scenarios of the stream's contract. Every stream that is opened is added to `opened`. */
export const arrangeStream =
  (control: StreamControl, options: Partial<MarketStreamOptions> = {}, opened: MarketStream[] = []) =>
  async (scenario: StreamScenario): Promise<MarketStreamSubject> => {
    const { serverUrl, openSession, fault, publish } = control;
    const stream = makeMarketStream({ serverUrl, timings: QUICK, ...options });
    opened.push(stream);
    const live = await openSession();
    if (scenario === 'refused') await fault({ kind: 'refuse', code: 2, count: 1 });
    if (scenario === 'subscription-refused') {
      await fault({ kind: 'refuse-subscription', code: 17, count: 1 });
    }
    const probe: Record<string, string | null> = {};
    if (scenario !== 'subscription-refused') {
      stream.subscribe(subscriptionTo(PRICES, [EUR_USD]), ({ values }) => Object.assign(probe, values));
    }
    const updates = [...STREAM_UPDATES];
    let refusals = 0;
    const watched: MarketStream = Object.create(stream, {
      subscribe: {
        value: ((subscription, listener, refused) =>
          stream.subscribe(subscription, listener, (error) => {
            refusals += 1;
            refused?.(error);
          })) satisfies MarketStream['subscribe'],
      },
    });
    return {
      stream: watched,
      session: scenario === 'expired' ? { ...live, session: 'no longer a session' } : live,
      happen: async () => {
        if (scenario === 'ended') {
          // A stream whose subscription is still under way, or that is reconnecting, would open another session.
          await until(() => isStable(stream.status) && Object.keys(probe).length > 0);
          await fault({ kind: 'end', code: 35 });
          await until(() => stream.status === 'DISCONNECTED');
        } else if (scenario === 'dropped') await drop(control, stream);
        else if (scenario === 'subscription-refused') await until(() => refusals > 0);
      },
      update: async () => {
        const { values } = updates.shift() ?? { values: {} };
        await publish(values);
        await until(() => Object.entries(values).every(([field, value]) => probe[field] === value));
      },
    };
  };
