import { makeCancellation } from '../cancellation/cancellation.ts';
import { invariant } from '../errors/invariant.ts';
import type { MarketStream } from '../ports/market-stream.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import type { StreamError } from '../streaming/stream-error.ts';
import { isStable, type StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';
import { mayFollow } from '../streaming/stream-transitions.ts';
import { type Claim, same } from './claim.ts';

/** The behaviour of the server of a stream under test. */
export type StreamScenario =
  /** Accepts everything. */
  | 'calm'
  /** Refuses the connection with code 2. */
  | 'refused'
  /** Refuses the connection because the session has expired. */
  | 'expired'
  /** Breaks the connection at `happen`, and accepts the next one. */
  | 'dropped'
  /** Ends the stream at `happen` because the session has expired. */
  | 'ended'
  /** Refuses the subscription to `PRICES` with code 17. */
  | 'subscription-refused';

/** A stream to check. Each promise resolves when what it causes has arrived at the stream. */
export interface MarketStreamSubject {
  readonly stream: MarketStream;
  readonly session: SessionHeaders;
  /** Lets happen what the scenario has in store. */
  readonly happen: () => Promise<void>;
  /** Sends the next of `STREAM_UPDATES` from the server. */
  readonly update: () => Promise<void>;
}

/** The updates that the server sends, in order. */
export const STREAM_UPDATES: readonly StreamUpdate[] = [
  { item: 'PRICE.401484347', values: { Bid: '1.08', Offer: '1.09', High: null } },
  { item: 'PRICE.401484347', values: { Bid: '1.10', Offer: '1.11', High: '1.2|3' } },
];

const SUBSCRIPTION: StreamSubscription = {
  adapter: 'PRICES',
  mode: 'MERGE',
  items: ['PRICE.401484347'],
  fields: ['Bid', 'High'],
  snapshot: true,
};

type Arrange = (scenario: StreamScenario) => Promise<MarketStreamSubject>;

interface Heard {
  readonly statuses: StreamStatus[];
  readonly ends: StreamError[];
  /** The last value of each field. */
  readonly values: Record<string, string | null>;
}

/** Listens to everything. The statuses begin with the one before the connection. */
function listenTo(stream: MarketStream): Heard {
  const heard: Heard = { statuses: [stream.status], ends: [], values: {} };
  stream.onStatus((status) => heard.statuses.push(status));
  stream.onEnd((error) => heard.ends.push(error));
  stream.subscribe(SUBSCRIPTION, ({ values }) => Object.assign(heard.values, values));
  return heard;
}

function legal({ statuses }: Heard): void {
  statuses.forEach((status, index) => {
    const before = statuses[index - 1];
    invariant(before === undefined || mayFollow(before, status), `${status} may follow ${before}`);
  });
}

const failed = async (scenario: StreamScenario, error: StreamError, arrange: Arrange): Promise<void> => {
  const { stream, session } = await arrange(scenario);
  const heard = listenTo(stream);
  const connection = await stream.connect(session);
  same(connection.isErr() && connection.error, error);
  same([heard.ends, heard.statuses.at(-1), stream.status], [[error], 'DISCONNECTED', 'DISCONNECTED']);
  legal(heard);
};

/** The contract of `MarketStream`. Check each claim with a new stream for its scenario. */
export const marketStreamClaims: readonly Claim<Arrange>[] = [
  {
    claim: 'goes from CONNECTING to a status in which data can flow, and to DISCONNECTED when told to',
    check: async (arrange) => {
      const { stream, session } = await arrange('calm');
      const heard = listenTo(stream);
      same((await stream.connect(session)).isOk(), true);
      invariant(isStable(stream.status), 'data can flow');
      stream.disconnect();
      stream.disconnect();
      same([heard.statuses[1], heard.statuses.at(-1), heard.ends], ['CONNECTING', 'DISCONNECTED', []]);
      legal(heard);
    },
  },
  {
    claim: 'answers a refusal with its code',
    check: (arrange) =>
      failed('refused', { kind: 'stream-refused', code: 2, refusal: 'configuration' }, arrange),
  },
  {
    claim: 'answers an expired session as such',
    check: (arrange) => failed('expired', { kind: 'session-expired' }, arrange),
  },
  {
    claim: 'tells subscribers of the items and fields that they asked for, and of no others',
    check: async (arrange) => {
      const { stream, session, update } = await arrange('calm');
      const heard = listenTo(stream);
      const others: StreamUpdate[] = [];
      stream.subscribe({ ...SUBSCRIPTION, items: ['PRICE.154301'] }, (told) => others.push(told));
      await stream.connect(session);
      await update();
      same([heard.values.Bid, heard.values.High, Object.keys(heard.values).length], ['1.08', null, 2]);
      await update();
      same([heard.values.Bid, heard.values.High], ['1.10', '1.2|3']);
      same(
        others.filter(({ item }) => item !== 'PRICE.154301'),
        [],
      );
      stream.disconnect();
    },
  },
  {
    claim: 'tells those who have left nothing',
    check: async (arrange) => {
      const { stream, session, update } = await arrange('calm');
      const heard: unknown[] = [];
      stream.subscribe(SUBSCRIPTION, (told) => heard.push(told))();
      stream.onStatus((status) => heard.push(status))();
      await stream.connect(session);
      const leave = stream.subscribe(SUBSCRIPTION, (told) => heard.push(told));
      leave();
      leave();
      await update();
      stream.disconnect();
      same(heard, []);
    },
  },
  {
    claim: 'keeps subscriptions when the connection is lost',
    check: async (arrange) => {
      const { stream, session, happen, update } = await arrange('dropped');
      const heard = listenTo(stream);
      await stream.connect(session);
      await update();
      await happen();
      await update();
      same([heard.values.Bid, isStable(stream.status), heard.ends], ['1.10', true, []]);
      invariant(
        heard.statuses.some((status) => status.startsWith('DISCONNECTED:')),
        'the loss is seen',
      );
      legal(heard);
      stream.disconnect();
    },
  },
  {
    claim: 'ends with the session, and does not try again with it',
    check: async (arrange) => {
      const { stream, session, happen } = await arrange('ended');
      const heard = listenTo(stream);
      await stream.connect(session);
      await happen();
      same([heard.ends, heard.statuses.at(-1)], [[{ kind: 'session-expired' }], 'DISCONNECTED']);
      legal(heard);
    },
  },
  {
    claim: 'answers a refused subscription, and goes on',
    check: async (arrange) => {
      const { stream, session, happen } = await arrange('subscription-refused');
      const refusals: unknown[] = [];
      stream.subscribe(
        SUBSCRIPTION,
        () => {},
        (error) => refusals.push(error),
      );
      await stream.connect(session);
      await happen();
      same(refusals, [{ kind: 'subscription-refused', code: 17 }]);
      same(isStable(stream.status), true);
      stream.disconnect();
    },
  },
  {
    claim: 'is given up by a cancellation, before and after it has connected',
    check: async (arrange) => {
      const { stream, session } = await arrange('calm');
      const [early, late] = [makeCancellation(), makeCancellation()];
      early.cancel();
      const given = await stream.connect(session, early);
      same([given.isErr() && given.error, stream.status], [{ kind: 'cancelled' }, 'DISCONNECTED']);
      same((await stream.connect(session, late)).isOk(), true);
      late.cancel();
      same(stream.status, 'DISCONNECTED');
    },
  },
];
