import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { alreadySent } from '../http/send-directly.ts';
import type { ServerEnv } from '../http/server-env.ts';

const dripMs = 500;
const hugeBytes = 50 * 1024 * 1024;
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const drip = (outgoing: ServerResponse): void => {
  outgoing.writeHead(200, json);
  outgoing.write('{');
  const timer = setInterval(() => outgoing.write(' '), dripMs);
  outgoing.once('close', () => clearInterval(timer));
};

const flood = (outgoing: ServerResponse): void => {
  outgoing.writeHead(200, { ...json, 'content-length': String(hugeBytes) });
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = hugeBytes;
  const pour = (): void => {
    while (left > 0 && !outgoing.destroyed) {
      left -= chunk.length;
      if (!outgoing.write(chunk)) {
        outgoing.once('drain', pour);
        return;
      }
    }
    if (!outgoing.destroyed) outgoing.end();
  };
  pour();
};

const breakOff = (outgoing: ServerResponse): void => {
  outgoing.writeHead(200, { ...json, 'content-length': '1000' });
  // Only once the first half has left, or the client would see no answer at all.
  outgoing.write('{"session":"half of an ans', () => outgoing.socket?.destroy());
};

const acts = {
  timeout: () => undefined,
  refused: (outgoing: ServerResponse) => void outgoing.socket?.destroy(),
  reset: breakOff,
  'slow-drip': drip,
  huge: flood,
} as const;

/** The faults of the connection itself, which no framework can answer with. */
export type ConnectionFault = keyof typeof acts;

export const isConnectionFault = (kind: string): kind is ConnectionFault => Object.hasOwn(acts, kind);

/** Breaks the connection. What goes on for a while ends when the client or the sandbox closes the connection. */
export const breakConnection = (c: Context<ServerEnv>, kind: ConnectionFault): Response => {
  acts[kind](c.env.outgoing);
  return alreadySent;
};
