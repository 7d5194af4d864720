// A streaming server in a process of its own, so that its work is not counted. Publishes as many updates
// as it is told to.
import { createSandbox } from '@gatehouse-login/sandbox';

const markets = [401_484_347, 401_153_870, 154_301, ...Array.from({ length: 13 }, (_, at) => 900_001 + at)];
const everyMs = 5;
/** A server that was held up catches up slowly: a burst would measure something else than a steady stream. */
const mostAtOnce = 300;

const sandbox = (await createSandbox({ port: 0, stream: { tick: 0 } }))._unsafeUnwrap();
const person = sandbox.people[0];
const answer = await fetch(`${sandbox.brands.kq}/api/v2/Session`, {
  method: 'POST',
  headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
  body: JSON.stringify({ username: person?.username, password: person?.password, appKey: 'Mercury' }),
});
const { session } = (await answer.json()) as { session: string };

/** Publishes so many updates at this rate. Each has its number as its AuditId; they go on counting. */
let published = 0;
const publish = async (count: number, rate: number): Promise<void> => {
  const since = performance.now();
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, sent + mostAtOnce, Math.floor(((performance.now() - since) / 1000) * rate));
    for (; sent < due; sent += 1) {
      published += 1;
      const Bid = (1 + (sent % 9_973) / 10_000).toFixed(5);
      const values = { Bid, Offer: `${Bid}1`, AuditId: String(published) };
      sandbox.stream.publish('PRICES', `PRICE.${markets[sent % markets.length]}`, values, '');
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
};

process.on('message', ({ count, rate }: { count: number; rate: number }) => void publish(count, rate));
process.on('disconnect', () => process.exit());
process.send?.({ serverUrl: sandbox.home, username: person?.username, session, markets });
