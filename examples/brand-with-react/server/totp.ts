import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP = 30_000;

/** The code that an authenticator app shows at a time, in epoch milliseconds (RFC 6238 with its defaults: SHA-1, six digits, 30 s). */
export function codeAt(secret: Uint8Array, time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Whether a code is the one of now, or of the step before: people need some seconds to type it. */
export const isCodeOf = (secret: Uint8Array, code: string, now: number): boolean =>
  [now, now - STEP].some((time) => isSame(codeAt(secret, time), code));

// Takes the same time wherever the two differ.
const isSame = (one: string, other: string): boolean =>
  one.length === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));
