import {
  type StreamError,
  type StreamSettings,
  type StreamStatus,
  streamErrorOf,
} from '@gatehouse-login/core/streaming';

/** One picture of the page of prices: what its stream does. */
export interface PricesEntry {
  readonly title: string;
  /** What the stream reports, one after the other. */
  readonly statuses: readonly StreamStatus[];
  /** Why it ends. */
  readonly end?: StreamError;
  /** Passes after the last status, in milliseconds. */
  readonly later?: number;
  /** How many markets are watched, by default three. */
  readonly markets?: number;
  /** The last market has no prices. */
  readonly refused?: boolean;
  /** The list of markets is open. */
  readonly open?: boolean;
  readonly settings?: Partial<StreamSettings>;
}

const LIVE = ['CONNECTING', 'CONNECTED:WS-STREAMING'] as const;
const LOST = 6_000;

/** The states of the page of prices. */
export const PRICES_ENTRIES: Readonly<Record<string, PricesEntry>> = {
  live: { title: 'Live prices', statuses: LIVE },
  connecting: { title: 'Connecting', statuses: ['CONNECTING'] },
  sensing: { title: 'Choosing the transport', statuses: ['CONNECTING', 'CONNECTED:STREAM-SENSING'] },
  stalled: { title: 'The server is silent', statuses: [...LIVE, 'STALLED'] },
  lost: {
    title: 'Lost for longer than the delay',
    statuses: [...LIVE, 'DISCONNECTED:TRYING-RECOVERY'],
    later: LOST,
  },
  retrying: { title: 'Lost, and tried again', statuses: [...LIVE, 'DISCONNECTED:WILL-RETRY'] },
  polling: { title: 'Live by polls', statuses: ['CONNECTING', 'CONNECTED:HTTP-POLLING'] },
  disconnected: { title: 'Disconnected by the visitor', statuses: [...LIVE, 'DISCONNECTED'] },
  refused: {
    title: 'Refused by the server',
    statuses: ['CONNECTING', 'DISCONNECTED'],
    end: streamErrorOf(2),
  },
  expired: {
    title: 'Session expired',
    statuses: [...LIVE, 'DISCONNECTED'],
    end: { kind: 'session-expired' },
  },
  unreachable: {
    title: 'Streaming server not reached',
    statuses: ['CONNECTING', 'DISCONNECTED'],
    end: { kind: 'timed-out' },
  },
  empty: { title: 'No market yet', statuses: LIVE, markets: 0 },
  searching: { title: 'Search for a market', statuses: LIVE, open: true },
  'no-prices': { title: 'A market without prices', statuses: LIVE, refused: true },
  many: { title: 'More markets than fit', statuses: LIVE, markets: 9 },
  'demo-account': {
    title: 'Demo account with direct market access, plain quantities',
    statuses: LIVE,
    settings: { isDemoAccount: true, isDmaAccount: true, formatsQuantities: false },
  },
};
