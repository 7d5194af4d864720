import type { Cancellation, SessionHeaders } from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import type { Deadlines, Waiting } from './deadlines.ts';
import type { TransportFault } from './fault.ts';

/** The type of the global `fetch`, if the DOM's or Node's types declare one. */
export type Fetch = typeof globalThis extends { readonly fetch: infer Own }
  ? Own
  : (...request: never[]) => Promise<unknown>;

/** Reads a cookie by its name; null where there is none. */
export type ReadCookie = (name: string) => string | null;

/** What a transport takes from its environment. */
export interface TransportOptions {
  /** What relative paths are prefixed with (spec 7); empty for a transport that reads files alone. */
  readonly apiBase: string;
  /** The site's own origin, which alone gets the anti-forgery header. */
  readonly origin: string;
  /** Where the site's files lie, with a trailing slash; the origin's root unless given. */
  readonly siteBase?: string;
  readonly fetch: Fetch;
  readonly cookie: ReadCookie;
  /** Whether cookies are kept. True by default. */
  readonly cookiesEnabled?: () => boolean;
  /** Whether the device says that it is connected. It may be wrong, so it is asked only after a failure. */
  readonly online?: () => boolean;
  readonly clock?: Waiting;
  /** From 0 to 1, for the spread of pauses. */
  readonly random?: () => number;
  readonly deadlines?: Partial<Deadlines>;
}

/** One call, as a gateway words it. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  /** A path of the API, a `.json` file of the site, or an absolute address. */
  readonly path: string;
  readonly deadline: keyof Deadlines;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly session?: SessionHeaders;
  readonly cache?: 'no-cache' | 'no-store';
  /** Success is enough; an empty or unreadable body is answered as null. */
  readonly bodyOptional?: boolean;
}

/** Sends requests, and answers with JSON or a fault; never rejects. */
export interface Transport {
  request(request: TransportRequest, cancellation: Cancellation): ResultAsync<unknown, TransportFault>;
}
