import type { Unreachable } from '@gatehouse-login/core';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import type { Unreadable } from './fault.ts';

/** The longest body that is read, in bytes. The platform's answers are a thousand times shorter. */
export const MAX_BODY_BYTES = 1_048_576;

const MAX_DEPTH = 64;

/** Why a body could not be read. */
export type BodyFault = Unreadable | Unreachable;

const unreadable = (reason: Unreadable['reason']): Unreadable => ({ kind: 'unreadable', reason });

/**
 * Reads a body as JSON, whatever its content type says. It must be UTF-8, with or without a byte order
 * mark, and at most 1 MB long, which is checked while it arrives. Deep nesting is refused, because it could
 * exhaust the stack.
 */
export function readJson(response: Response): ResultAsync<unknown, BodyFault> {
  return readBytes(response).andThen(decode).andThen(parse);
}

/** Tells the server that the body is not wanted. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

function readBytes(response: Response): ResultAsync<Uint8Array, BodyFault> {
  if (response.body === null) return ResultAsync.fromSafePromise(Promise.resolve(new Uint8Array()));
  if (Number(response.headers.get('content-length')) > MAX_BODY_BYTES) {
    discard(response);
    return new ResultAsync(Promise.resolve(err(unreadable('too-large'))));
  }
  return ResultAsync.fromPromise(collect(response.body), (): BodyFault => ({ kind: 'unreachable' })).andThen(
    (bytes): Result<Uint8Array, BodyFault> => (bytes === null ? err(unreadable('too-large')) : ok(bytes)),
  );
}

/** All bytes of a stream, or null if they exceed the limit. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.byteLength;
    if (length > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function decode(bytes: Uint8Array): Result<string, Unreadable> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return Result.fromThrowable(
    () => decoder.decode(bytes),
    () => unreadable('not-utf-8'),
  )();
}

function parse(text: string): Result<unknown, Unreadable> {
  if (text.trim() === '') return err(unreadable('empty'));
  return Result.fromThrowable(
    (): unknown => JSON.parse(text),
    () => unreadable('not-json'),
  )().andThen((json) => (isShallow(json) ? ok(json) : err(unreadable('too-deep'))));
}

function isShallow(json: unknown): boolean {
  let layer = [json];
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    layer = layer.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}
