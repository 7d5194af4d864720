import type { LightstreamerClient, Subscription } from 'lightstreamer-client-web';
import { makeHttpRequest } from './http-request.ts';

/** The vendor's classes. No other file knows the package. */
export interface Vendor {
  readonly LightstreamerClient: typeof LightstreamerClient;
  readonly Subscription: typeof Subscription;
}

/** A client of the vendor's, which is one connection with one session. */
export type VendorClient = LightstreamerClient;

/** A subscription of the vendor's. */
export type VendorSubscription = Subscription;

/**
 * Loads the vendor's client. Its code is not part of any bundle that does not connect. Where there is no
 * `XMLHttpRequest`, as in Node, the global is set to a small one built on `fetch`: without it, the client throws where
 * nobody can catch it.
 */
export async function loadVendor(): Promise<Vendor> {
  const place = globalThis as { XMLHttpRequest?: unknown };
  place.XMLHttpRequest ??= makeHttpRequest((...request) => globalThis.fetch(...request));
  return import('lightstreamer-client-web');
}
