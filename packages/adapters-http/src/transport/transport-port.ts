import type { Cancellation, ConnectionCause, SessionHeaders } from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import type { Deadlines, Waiting } from './deadlines.ts';
import type { TransportFault } from './fault.ts';

/** The type of the global `fetch`, if the DOM's or Node's types declare one. */
export type Fetch = typeof globalThis extends { readonly fetch: infer Own }
  ? Own
  : (...request: never[]) => Promise<unknown>;

/** Reads a cookie by its name, or null. */
export type ReadCookie = (name: string) => string | null;

/** Options of a transport. */
export interface TransportOptions {
  /** The prefix of relative paths (spec 7). Empty for a transport that only reads files. */
  readonly apiBase: string;
  /** The site's own origin. Only requests to it get the anti-forgery header. */
  readonly origin: string;
  /** The address of the site's files, with a trailing slash. The root of the origin by default. */
  readonly siteBase?: string;
  /** The function that sends requests. */
  readonly fetch: Fetch;
  /** Reads a cookie of the site, for the anti-forgery header. */
  readonly cookie: ReadCookie;
  /** Whether cookies are kept. True by default. */
  readonly cookiesEnabled?: () => boolean;
  /** Whether the device says that it is connected. It may be wrong, so it is asked only after a failure. */
  readonly online?: () => boolean;
  /** Why `fetch` rejected. By default nothing is known, as in a browser. */
  readonly causeOf?: (error: unknown) => ConnectionCause | null;
  /** Waits between retries and for deadlines. The system's clock by default. */
  readonly clock?: Waiting;
  /** Returns a number from 0 to 1, which spreads the pauses between retries. */
  readonly random?: () => number;
  /** Deadlines in milliseconds. Those that are left out keep their defaults. */
  readonly deadlines?: Partial<Deadlines>;
}

/** A call of a gateway. */
export interface TransportRequest {
  /** The HTTP method. Only a `GET` is sent again after a failure. */
  readonly method: 'GET' | 'POST';
  /** A path of the API, a `.json` file of the site, or an absolute address. */
  readonly path: string;
  /** Which deadline counts. */
  readonly deadline: keyof Deadlines;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The session that the call is made with, as the headers `UserName` and `Session`. */
  readonly session?: SessionHeaders;
  /** What the browser's cache may do. Nothing is said about it by default. */
  readonly cache?: 'no-cache' | 'no-store';
  /** A success without a readable body counts as null. */
  readonly bodyOptional?: boolean;
}

/** Sends requests. The result is JSON or a fault. Never rejects. */
export interface Transport {
  /** Sends a request. The error is a fault of the connection, of the deadline, or of the answer. */
  request(request: TransportRequest, cancellation: Cancellation): ResultAsync<unknown, TransportFault>;
}
