import type { VendorClient } from './vendor.ts';

interface Machine {
  evtStalledTimeout?: () => void;
  evtRestartKeepalive?: () => void;
}

/**
 * Calls `silent` when the server has been silent for its keep-alive interval and `stalledTimeout`, and `heard` with
 * every line that arrives. The vendor's client documents the status STALLED for this but, since version 9, no longer
 * reports it. The client's own state machine still knows it, so these two of its events are watched. They are not
 * part of its documented interface: the version is pinned, and the contract of the stream fails without them.
 */
export function watchSilence(client: VendorClient, silent: () => void, heard: () => void): void {
  const { machine } = (client as unknown as { delegate?: { machine?: Machine } }).delegate ?? {};
  const stalled = machine?.evtStalledTimeout;
  const restarted = machine?.evtRestartKeepalive;
  if (machine === undefined || stalled === undefined || restarted === undefined) return;
  machine.evtStalledTimeout = () => {
    stalled.call(machine);
    silent();
  };
  machine.evtRestartKeepalive = () => {
    restarted.call(machine);
    heard();
  };
}
