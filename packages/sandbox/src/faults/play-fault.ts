import type { Context } from 'hono';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { breakConnection, isConnectionFault } from './break-connection.ts';
import type { FaultRequest } from './fault.ts';
import { isSpoiler } from './spoil.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** The page of a captive portal. */
export const PORTAL_PAGE =
  '<!doctype html><html lang="en"><title>Welcome</title><p>Please accept the terms of this network.</p></html>';

// Retry-After can be a date as well.
const AS_DATE = /^date:(-?\d{1,9})$/;

function retryAfterHeader(retryAfter: string | undefined, now: number): Record<string, string> {
  if (retryAfter === undefined) return {};
  const seconds = AS_DATE.exec(retryAfter)?.[1];
  const value = seconds === undefined ? retryAfter : new Date(now + Number(seconds) * 1000).toUTCString();
  return { 'retry-after': value };
}

/**
 * Answers with a fault that replaces the honest answer. Returns undefined for a fault that only spoils it.
 * `elsewhere` is the target of a redirect, `now` the time in milliseconds.
 */
export function playFault(
  c: Context<ServerEnv>,
  { kind, retryAfter }: FaultRequest,
  elsewhere: string,
  now: number,
): Response | undefined {
  if (isConnectionFault(kind)) return breakConnection(c, kind);
  if (isSpoiler(kind)) return undefined;
  switch (kind) {
    case 'html':
      return c.body(PORTAL_PAGE, 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
    case 'empty':
      return c.body('', 200, JSON_HEADERS);
    case 'malformed':
      return c.body('{"session":"5f0e2a', 200, JSON_HEADERS);
    case 'redirect':
      return c.body(null, 307, { location: elsewhere, 'cache-control': 'no-store' });
    case 'too-many':
    case 'busy':
      return refuse(c, kind, retryAfterHeader(retryAfter, now));
    case 'server-error':
      return refuse(c, 'server-error');
  }
}
