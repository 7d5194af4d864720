import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { refuse } from '../wire.ts';
import { breakConnection, isConnectionFault } from './break-connection.ts';
import type { Fault } from './fault.ts';
import { hostileBody, wrongTypeBody } from './fault-body.ts';

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** A page as a captive portal would send it. */
export const portalPage =
  '<!doctype html><html lang="en"><title>Welcome</title><p>Please accept the terms of this network.</p></html>';

/** What the call would have answered, for the fault that spoils an honest answer. */
export type HonestAnswer = () => object;

/** Answers a call with a fault. `elsewhere` is where a redirect points to. */
export const playFault = (
  c: Context<{ Bindings: HttpBindings }>,
  fault: Pick<Fault, 'call' | 'kind' | 'retryAfter'>,
  honest: HonestAnswer,
  elsewhere: string,
): Response => {
  const { kind, call, retryAfter } = fault;
  if (isConnectionFault(kind)) return breakConnection(c, kind);
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  switch (kind) {
    case 'html':
      return c.body(portalPage, 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
    case 'empty':
      return c.body('', 200, json);
    case 'malformed':
      return c.body('{"session":"5f0e2a', 200, json);
    case 'wrong-type':
      return c.body(wrongTypeBody(call), 200, json);
    case 'hostile':
      return c.body(hostileBody(call, honest()), 200, json);
    case 'redirect':
      return c.body(null, 307, { location: elsewhere, 'cache-control': 'no-store' });
    case 'too-many':
      return refuse(c, 'too-many', wait);
    case 'busy':
      return refuse(c, 'busy', wait);
    case 'server-error':
      return refuse(c, 'server-error');
  }
};
