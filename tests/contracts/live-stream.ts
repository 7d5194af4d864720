import { type MarketStreamOptions, makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { isStable, type MarketStream, PRICES, subscriptionTo } from '@gatehouse-login/core';
import { type MarketStreamSubject, STREAM_UPDATES, type StreamScenario } from '@gatehouse-login/core/testing';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';

/** Short timings, so that a lost connection comes back within a test. */
export const QUICK = { stalledTimeout: 100, reconnectTimeout: 100, retryDelay: 400 } as const;

export const EUR_USD = '401484347';
export const ITEM = PRICES.item(EUR_USD);

/** A sandbox whose values stand still until a test publishes some. */
export const makeStreamSandbox = async (stream = { tick: 0, keepAlive: 400 }): Promise<Sandbox> =>
  (await createSandbox({ port: 0, seed: 11, stream }))._unsafeUnwrap();

/** A new session of the first person, as the stream takes it. */
export const openSession = async (sandbox: Sandbox): Promise<{ username: string; session: string }> => {
  const person = sandbox.people[0];
  const answer = await fetch(`${sandbox.brands['city-index']}/api/v2/Session`, {
    method: 'POST',
    headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
    body: JSON.stringify({ username: person?.username, password: person?.password, appKey: 'Mercury' }),
  });
  const { session } = (await answer.json()) as { session: string };
  return { username: person?.username ?? '', session };
};

/** Waits until something is true. Fails after five seconds. */
export const until = async (isTrue: () => boolean, what = String(isTrue)): Promise<void> => {
  const end = performance.now() + 5_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

export const publish = (sandbox: Sandbox, values: Readonly<Record<string, string | null>>): boolean =>
  sandbox.stream.publish('PRICES', ITEM, values, '');

/** Breaks the connection, and waits until it is back. Between two polls there is none, so it may take several. */
export const drop = async (sandbox: Sandbox, stream: MarketStream): Promise<void> => {
  let isLost = false;
  const stopListening = stream.onStatus((status) => {
    isLost ||= !isStable(status);
  });
  while (!isLost) {
    sandbox.stream.fault({ kind: 'drop' });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  stopListening();
  await until(() => isStable(stream.status));
};

/** Arranges a scenario of the stream's contract with the vendor's client and the sandbox. */
export const arrangeLive =
  (sandbox: Sandbox, options: Partial<MarketStreamOptions>, opened: MarketStream[] = []) =>
  async (scenario: StreamScenario): Promise<MarketStreamSubject> => {
    const stream = makeMarketStream({ serverUrl: sandbox.home, timings: QUICK, ...options });
    opened.push(stream);
    const live = await openSession(sandbox);
    if (scenario === 'refused') sandbox.stream.fault({ kind: 'refuse', code: 2, count: 1 });
    if (scenario === 'subscription-refused') {
      sandbox.stream.fault({ kind: 'refuse-subscription', code: 17, count: 1 });
    }
    const probe: Record<string, string | null> = {};
    if (scenario !== 'subscription-refused') {
      stream.subscribe(subscriptionTo(PRICES, [EUR_USD]), ({ values }) => Object.assign(probe, values));
    }
    const updates = [...STREAM_UPDATES];
    return {
      stream,
      session: scenario === 'expired' ? { ...live, session: 'no longer a session' } : live,
      happen: async () => {
        if (scenario === 'ended') {
          sandbox.stream.fault({ kind: 'end', code: 35 });
          await until(() => stream.status === 'DISCONNECTED');
        } else if (scenario === 'dropped') {
          await drop(sandbox, stream);
        } else await new Promise((resolve) => setTimeout(resolve, 50));
      },
      update: async () => {
        const { values } = updates.shift() ?? { values: {} };
        publish(sandbox, values);
        await until(() => Object.entries(values).every(([field, value]) => probe[field] === value));
      },
    };
  };
