import { type Clock, makeCancellation, type SessionHeaders } from '@gatehouse-login/core';
import {
  CLIENT_ACCOUNT_MARGIN,
  isStable,
  type Market,
  type MarketStream,
  PRICES,
  readValues,
  type StreamError,
  type StreamSettings,
  type StreamStatus,
  subscriptionTo,
  type TopicValues,
} from '@gatehouse-login/core/streaming';
import { emptyRow, type PriceRow, rowAfter } from './price-row.ts';

/** What the page shows. */
export interface PriceFeedState {
  readonly status: StreamStatus;
  /** The connection is lost for longer than the settings' `reopenDelay`. */
  readonly isLost: boolean;
  /** Why the stream is over; null while it is not. */
  readonly end: StreamError | null;
  readonly rows: readonly PriceRow[];
  readonly margin: TopicValues<typeof CLIENT_ACCOUNT_MARGIN.fields>;
}

/** The prices of some markets, and the connection that they come by. */
export interface PriceFeed {
  getSnapshot(): PriceFeedState;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Connects, also again after the stream has ended. */
  open(): void;
  watch(market: Market): void;
  unwatch(id: number): void;
  disconnect(): void;
}

export interface PriceFeedOptions {
  readonly stream: MarketStream;
  readonly session: SessionHeaders;
  readonly settings: StreamSettings;
  readonly clock: Pick<Clock, 'wait'>;
}

const isLoss = (status: StreamStatus): boolean => status === 'STALLED' || status.startsWith('DISCONNECTED:');

/** Makes the feed of a page. It draws as seldom as the settings say. */
export function makePriceFeed({ stream, session, settings, clock }: PriceFeedOptions): PriceFeed {
  const listeners = new Set<() => void>();
  const leaving = new Map<number, () => void>();
  let state: PriceFeedState = { status: stream.status, isLost: false, end: null, rows: [], margin: {} };
  let loss = makeCancellation();
  loss.cancel();

  function change(next: Partial<PriceFeedState>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }
  const changeRow = (id: number, next: (row: PriceRow) => PriceRow): void =>
    change({ rows: state.rows.map((row) => (row.market.id === id ? next(row) : row)) });

  async function waitForReturn(): Promise<void> {
    const own = makeCancellation();
    loss = own;
    await clock.wait(settings.reopenDelay, own);
    if (!own.cancelled) change({ isLost: true });
  }

  stream.onStatus((status) => {
    const isOver = isStable(status) || status === 'DISCONNECTED';
    change(isOver ? { status, isLost: false } : { status });
    if (isOver) loss.cancel();
    else if (isLoss(status) && loss.cancelled && !state.isLost) void waitForReturn();
  });
  stream.onEnd((end) => change({ end }));
  stream.subscribe(subscriptionTo(CLIENT_ACCOUNT_MARGIN, [''], settings.drawThrottle), (update) =>
    change({ margin: { ...state.margin, ...readValues(CLIENT_ACCOUNT_MARGIN, update) } }),
  );

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      change({ end: null });
      // The end is told by `onEnd`.
      void stream.connect(session);
    },
    watch(market) {
      const { id } = market;
      if (leaving.has(id)) return;
      change({ rows: [emptyRow(market), ...state.rows] });
      const leave = stream.subscribe(
        subscriptionTo(PRICES, [String(id)], settings.drawThrottle),
        (update) => changeRow(id, (row) => rowAfter(row, readValues(PRICES, update))),
        () => changeRow(id, (row) => ({ ...row, isRefused: true })),
      );
      leaving.set(id, leave);
    },
    unwatch(id) {
      leaving.get(id)?.();
      leaving.delete(id);
      change({ rows: state.rows.filter(({ market }) => market.id !== id) });
    },
    disconnect: () => stream.disconnect(),
  };
}
