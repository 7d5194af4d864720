import { makeCancellation } from '../cancellation/cancellation.ts';
import { invariant } from '../errors/invariant.ts';
import type { MarketStream } from '../ports/market-stream.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import type { StreamError } from '../streaming/stream-error.ts';
import { isStable, type StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';
import { mayFollow } from '../streaming/stream-transitions.ts';
import { type Disposable, same } from './claim.ts';
import { arrangedClaimsOf } from './claim-list.ts';

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
export interface MarketStreamSubject extends Disposable {
  /** The stream. */
  readonly stream: MarketStream;
  /** The session to connect with. */
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
    invariant(
      before === undefined || mayFollow(before, status),
      `found ${status} after ${before}, which may not follow`,
    );
  });
}

const failed = async ({ stream, session }: MarketStreamSubject, error: StreamError): Promise<void> => {
  const heard = listenTo(stream);
  const connection = await stream.connect(session);
  same(connection.isErr() && connection.error, error);
  same([heard.ends, heard.statuses.at(-1), stream.status], [[error], 'DISCONNECTED', 'DISCONNECTED']);
  legal(heard);
};

/** The contract of `MarketStream`. Check each claim with a new stream for its scenario. */
export const marketStreamClaims = arrangedClaimsOf<StreamScenario, MarketStreamSubject>(
  {
    port: 'A market stream',
    functions: {
      'stream.connect': 'acts',
      'stream.onStatus': 'acts',
      'stream.onEnd': 'acts',
      'stream.subscribe': 'acts',
      'stream.disconnect': 'acts',
      happen: 'acts',
      update: 'acts',
    },
    // A connection has to be lost and come back.
    limit: 20_000,
  },
  [
    {
      claim: 'goes from CONNECTING to a status in which data can flow, and to DISCONNECTED when told to',
      remedy:
        'Tell CONNECTING at connect(…), resolve it once data can flow, and tell DISCONNECTED once at disconnect(), but no end.',
      manner: 'calm',
      check: async ({ stream, session }) => {
        const heard = listenTo(stream);
        same((await stream.connect(session)).isOk(), true);
        invariant(isStable(stream.status), `found ${stream.status}, in which no data can flow`);
        stream.disconnect();
        stream.disconnect();
        same([heard.statuses[1], heard.statuses.at(-1), heard.ends], ['CONNECTING', 'DISCONNECTED', []]);
        legal(heard);
      },
    },
    {
      claim: 'answers a refusal with its code',
      remedy:
        "Resolve connect(…) with err({ kind: 'stream-refused', … }) of streamErrorOf(code), tell the same error to onEnd, and stay DISCONNECTED.",
      manner: 'refused',
      check: (subject) => failed(subject, { kind: 'stream-refused', code: 2, refusal: 'configuration' }),
    },
    {
      claim: 'answers an expired session as such',
      remedy:
        "Resolve connect(…) with err({ kind: 'session-expired' }), tell the same error to onEnd, and stay DISCONNECTED.",
      manner: 'expired',
      check: (subject) => failed(subject, { kind: 'session-expired' }),
    },
    {
      claim: 'tells subscribers of the items and fields that they asked for, and of no others',
      remedy:
        'Give each listener the updates of its own items, cut down to its own fields, with null and every character kept.',
      manner: 'calm',
      check: async ({ stream, session, update }) => {
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
      remedy: 'Stop calling a listener once its function to leave was called, also if it is called twice.',
      manner: 'calm',
      check: async ({ stream, session, update }) => {
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
      remedy:
        'Connect again with the same session, tell the loss as a status, and restore every subscription.',
      manner: 'dropped',
      check: async ({ stream, session, happen, update }) => {
        const heard = listenTo(stream);
        await stream.connect(session);
        await update();
        await happen();
        await update();
        same([heard.values.Bid, isStable(stream.status), heard.ends], ['1.10', true, []]);
        invariant(
          heard.statuses.some((status) => status.startsWith('DISCONNECTED:')),
          'found no status of the loss',
        );
        legal(heard);
        stream.disconnect();
      },
    },
    {
      claim: 'ends with the session, and does not try again with it',
      remedy:
        "Tell { kind: 'session-expired' } to onEnd when the server ends the session, stay DISCONNECTED, and do not connect again.",
      manner: 'ended',
      check: async ({ stream, session, happen }) => {
        const heard = listenTo(stream);
        await stream.connect(session);
        await happen();
        same([heard.ends, heard.statuses.at(-1)], [[{ kind: 'session-expired' }], 'DISCONNECTED']);
        legal(heard);
      },
    },
    {
      claim: 'answers a refused subscription, and goes on',
      remedy:
        'Call the third argument of subscribe(…) with the refusal and its code, and keep the connection.',
      manner: 'subscription-refused',
      check: async ({ stream, session, happen }) => {
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
      remedy:
        "Resolve connect(…) with err({ kind: 'cancelled' }) if its cancellation is cancelled, and disconnect when it is cancelled later.",
      manner: 'calm',
      check: async ({ stream, session }) => {
        const [early, late] = [makeCancellation(), makeCancellation()];
        early.cancel();
        const given = await stream.connect(session, early);
        same([given.isErr() && given.error, stream.status], [{ kind: 'cancelled' }, 'DISCONNECTED']);
        same((await stream.connect(session, late)).isOk(), true);
        late.cancel();
        same(stream.status, 'DISCONNECTED');
      },
    },
  ],
);
