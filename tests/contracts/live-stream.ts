import { PRICES } from '@gatehouse-login/core/streaming';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { EUR_USD, type StreamControl } from './arrange-stream.ts';

export const ITEM = PRICES.item(EUR_USD);

/** A sandbox whose values stand still until a test publishes some. */
export const makeStreamSandbox = async (
  stream = { tick: 0, keepAlive: 400 },
  allowedOrigins: readonly string[] = [],
): Promise<Sandbox> => (await createSandbox({ port: 0, seed: 11, stream, allowedOrigins }))._unsafeUnwrap();

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

export const publish = (sandbox: Sandbox, values: Readonly<Record<string, string | null>>): boolean =>
  sandbox.stream.publish('PRICES', ITEM, values, '');

/** What a test does to this sandbox. */
export const controlOf = (sandbox: Sandbox): StreamControl => ({
  serverUrl: sandbox.home,
  openSession: () => openSession(sandbox),
  fault: async (fault) => sandbox.stream.fault(fault),
  publish: async (values) => void publish(sandbox, values),
});
