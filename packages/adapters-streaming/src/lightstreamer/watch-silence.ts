import type { VendorClient } from './vendor.ts';

interface Machine {
  evtStalledTimeout?: () => void;
  evtRestartKeepalive?: () => void;
}

/** A listener of a client's silence. */
export interface SilenceListener {
  /** The server has been silent for its keep-alive interval and `stalledTimeout`. */
  readonly silent: () => void;
  /** A line has arrived. Called for each line, so it has to be quick. */
  readonly heard: () => void;
}

/** The share of `stalledTimeout` by which a silence may be noticed too early. */
const EARLY = 1 / 20;
const MOST_EARLY = 25;

/**
 * Watches two events of the client's own state machine.
 *
 * The vendor's client documents the status STALLED but, since version 9, no longer reports it. Its machine still knows
 * it, and is asked here.
 *
 * With every line that arrives, the machine starts its timer of silence anew. In a browser, timers are messages to a
 * worker and back: at thousands of lines a second, they cost more than the lines. So the timer is started anew at most
 * every 25 milliseconds. A silence is then noticed that much earlier, a small part of the time that it is waited for.
 *
 * The events are not part of the client's documented interface: the version is pinned, and the contract of the stream
 * fails without them.
 */
export function watchSilence(client: VendorClient, stalledTimeout: number, told: SilenceListener): void {
  const { machine } = (client as unknown as { delegate?: { machine?: Machine } }).delegate ?? {};
  const stalled = machine?.evtStalledTimeout;
  const restart = machine?.evtRestartKeepalive;
  if (machine === undefined || stalled === undefined || restart === undefined) return;
  const pause = Math.min(MOST_EARLY, stalledTimeout * EARLY);
  let restartedAt = Number.NEGATIVE_INFINITY;
  machine.evtStalledTimeout = () => {
    restartedAt = Number.NEGATIVE_INFINITY;
    stalled.call(machine);
    told.silent();
  };
  machine.evtRestartKeepalive = () => {
    const now = performance.now();
    if (now - restartedAt >= pause) {
      restartedAt = now;
      restart.call(machine);
    }
    told.heard();
  };
}
