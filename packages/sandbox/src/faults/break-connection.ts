import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { alreadySent } from '../http/send-directly.ts';
import type { ServerEnv } from '../http/server-env.ts';

const DRIP_MS = 500;
const HUGE_BYTES = 50 * 1024 * 1024;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function drip(outgoing: ServerResponse): void {
  outgoing.writeHead(200, JSON_HEADERS);
  outgoing.write('{');
  const timer = setInterval(() => outgoing.write(' '), DRIP_MS);
  outgoing.once('close', () => clearInterval(timer));
}

function flood(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { ...JSON_HEADERS, 'content-length': String(HUGE_BYTES) });
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = HUGE_BYTES;
  function pour(): void {
    while (left > 0 && !outgoing.destroyed) {
      left -= chunk.length;
      if (!outgoing.write(chunk)) {
        outgoing.once('drain', pour);
        return;
      }
    }
    if (!outgoing.destroyed) outgoing.end();
  }
  pour();
}

function breakOff(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { ...JSON_HEADERS, 'content-length': '1000' });
  // Waits until the first half has left, or the client would see no answer at all.
  outgoing.write('{"session":"half of an ans', () => outgoing.socket?.destroy());
}

const ACTS = {
  timeout: () => undefined,
  refused: (outgoing: ServerResponse) => void outgoing.socket?.destroy(),
  reset: breakOff,
  'slow-drip': drip,
  huge: flood,
} as const;

/** The faults of the connection itself, for which hono has no answer. */
export type ConnectionFault = keyof typeof ACTS;

export const isConnectionFault = (kind: string): kind is ConnectionFault => Object.hasOwn(ACTS, kind);

/** Breaks the connection. `slow-drip` and `huge` end when the client or the sandbox closes the connection. */
export function breakConnection(c: Context<ServerEnv>, kind: ConnectionFault): Response {
  ACTS[kind](c.env.outgoing);
  return alreadySent;
}
