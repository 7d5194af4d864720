import type { StreamError, StreamStatus } from '@gatehouse-login/core/streaming';
import type { PriceKey } from './price-texts.ts';

export type Tone = 'waiting' | 'good' | 'warning' | 'off';

export interface ConnectionView {
  readonly word: PriceKey & `status.${string}`;
  readonly tone: Tone;
}

const LIVE: ConnectionView = { word: 'status.live', tone: 'good' };

/** What the page says about each status (spec 4). */
export const CONNECTION_VIEWS: Readonly<Record<StreamStatus, ConnectionView>> = {
  CONNECTING: { word: 'status.connecting', tone: 'waiting' },
  'CONNECTED:STREAM-SENSING': { word: 'status.sensing', tone: 'waiting' },
  'CONNECTED:WS-STREAMING': LIVE,
  'CONNECTED:HTTP-STREAMING': LIVE,
  'CONNECTED:WS-POLLING': LIVE,
  'CONNECTED:HTTP-POLLING': LIVE,
  STALLED: { word: 'status.stalled', tone: 'warning' },
  'DISCONNECTED:TRYING-RECOVERY': { word: 'status.recovering', tone: 'warning' },
  'DISCONNECTED:WILL-RETRY': { word: 'status.retrying', tone: 'warning' },
  DISCONNECTED: { word: 'status.disconnected', tone: 'off' },
};

/** What the page says about the end of a stream. */
export interface EndView {
  readonly word: PriceKey & `end.${string}`;
  /** What the visitor can do: with a dead session, only a new sign-in helps. */
  readonly way: 'sign-in' | 'connect' | 'none';
  /** The server's code, if it gave one. */
  readonly code: number | null;
}

/** Returns what the page says about the end of a stream; null where the visitor ended it. */
export function endView(error: StreamError): EndView | null {
  switch (error.kind) {
    case 'session-expired':
      return { word: 'end.expired', way: 'sign-in', code: null };
    case 'stream-refused':
      return { word: 'end.refused', way: 'connect', code: error.code };
    case 'timed-out':
    case 'unreachable':
      return { word: 'end.unreachable', way: 'connect', code: null };
    case 'configuration-fault':
      return { word: 'end.configuration', way: 'none', code: null };
    case 'cancelled':
      return null;
  }
}
