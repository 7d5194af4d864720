import type { LightstreamerClient, Subscription } from 'lightstreamer-client-web';
import { makeHttpRequest } from './http-request.ts';

/** The vendor's classes. No other file imports the package. */
export interface Vendor {
  readonly LightstreamerClient: typeof LightstreamerClient;
  readonly Subscription: typeof Subscription;
}

export type VendorClient = LightstreamerClient;

export type VendorSubscription = Subscription;

/**
 * Loads the vendor's client, whose code is in no bundle that does not connect. Without `XMLHttpRequest`, as in
 * Node, the global is set to a small one built on `fetch`: otherwise the client throws where nobody can catch it.
 */
export async function loadVendor(): Promise<Vendor> {
  const place = globalThis as { XMLHttpRequest?: unknown };
  place.XMLHttpRequest ??= makeHttpRequest((...request) => globalThis.fetch(...request));
  return import('lightstreamer-client-web');
}
