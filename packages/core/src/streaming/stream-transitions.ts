import { isStable, type StreamStatus } from './stream-status.ts';

const STABLE = [
  'CONNECTED:WS-STREAMING',
  'CONNECTED:HTTP-STREAMING',
  'CONNECTED:WS-POLLING',
  'CONNECTED:HTTP-POLLING',
] as const;
const LOST = ['DISCONNECTED:TRYING-RECOVERY', 'DISCONNECTED:WILL-RETRY', 'DISCONNECTED'] as const;
const FROM_STABLE = [...STABLE, 'CONNECTED:STREAM-SENSING', 'STALLED', ...LOST] as const;

/**
 * The statuses that may follow each status. The specification lists the statuses without their order: this is what
 * the vendor's client does, with `STALLED`, which the adapter adds.
 */
export const STREAM_TRANSITIONS = {
  CONNECTING: ['CONNECTED:STREAM-SENSING', ...STABLE, 'DISCONNECTED:WILL-RETRY', 'DISCONNECTED'],
  'CONNECTED:STREAM-SENSING': [...STABLE, ...LOST],
  'CONNECTED:WS-STREAMING': FROM_STABLE,
  'CONNECTED:HTTP-STREAMING': FROM_STABLE,
  'CONNECTED:WS-POLLING': FROM_STABLE,
  'CONNECTED:HTTP-POLLING': FROM_STABLE,
  // Either a line arrives after all, or the client gives the connection up.
  STALLED: [...STABLE, ...LOST],
  'DISCONNECTED:TRYING-RECOVERY': [
    'CONNECTED:STREAM-SENSING',
    ...STABLE,
    'DISCONNECTED:WILL-RETRY',
    'DISCONNECTED',
  ],
  'DISCONNECTED:WILL-RETRY': ['CONNECTING', 'DISCONNECTED'],
  DISCONNECTED: ['CONNECTING'],
} as const satisfies Record<StreamStatus, readonly StreamStatus[]>;

/** Checks whether a connection may go from one status directly to another. */
export const mayFollow = (from: StreamStatus, to: StreamStatus): boolean =>
  from !== to && STREAM_TRANSITIONS[from].some((status) => status === to);

/** A streaming connection as far as it is shown. */
export interface StreamConnection {
  /** The status. */
  readonly status: StreamStatus;
  /** The last status in which data could flow. A stalled connection returns to it. */
  readonly stable: StreamStatus | null;
}

/** A signal of a connection: the client reports a status, the server falls silent, or a line arrives again. */
export type StreamSignal =
  | {
      readonly type: 'reported';
      /** The status that the client reports. */
      readonly status: StreamStatus;
    }
  | { readonly type: 'silent' }
  | { readonly type: 'heard' };

/** A connection that has not been opened. */
export const NOT_CONNECTED: StreamConnection = { status: 'DISCONNECTED', stable: null };

/** Returns the connection after a signal: the same object if the signal changes nothing. */
export function connectionAfter(connection: StreamConnection, signal: StreamSignal): StreamConnection {
  const { status, stable } = connection;
  const next = {
    reported: signal.type === 'reported' ? signal.status : status,
    silent: isStable(status) ? ('STALLED' as const) : status,
    heard: status === 'STALLED' && stable !== null ? stable : status,
  }[signal.type];
  if (next === status) return connection;
  return { status: next, stable: isStable(next) ? next : stable };
}
