import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServerEnv } from '../http/server-env.ts';

/** Sends every value as a server-sent event until the client disconnects or the sandbox closes. */
export function eventStream<Value>(
  c: Context<ServerEnv>,
  closing: AbortSignal,
  subscribe: (listener: (value: Value) => void) => () => void,
  name: string,
): Response {
  return streamSSE(c, async (stream) => {
    await stream.write(': listening\n\n');
    await new Promise<void>((resolve) => {
      const unsubscribe = subscribe(
        (value) => void stream.writeSSE({ event: name, data: JSON.stringify(value) }),
      );
      function end(): void {
        unsubscribe();
        closing.removeEventListener('abort', end);
        resolve();
      }
      closing.addEventListener('abort', end, { once: true });
      stream.onAbort(end);
    });
  });
}
