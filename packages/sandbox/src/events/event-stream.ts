import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServerEnv } from '../http/server-env.ts';

/** Sends every value as a server-sent event until the client disconnects or the sandbox closes. */
export const eventStream = <Value>(
  c: Context<ServerEnv>,
  closing: AbortSignal,
  subscribe: (listener: (value: Value) => void) => () => void,
  name: string,
): Response =>
  streamSSE(c, async (stream) => {
    await stream.write(': listening\n\n');
    await new Promise<void>((resolve) => {
      const unsubscribe = subscribe(
        (value) => void stream.writeSSE({ event: name, data: JSON.stringify(value) }),
      );
      const end = (): void => {
        unsubscribe();
        closing.removeEventListener('abort', end);
        resolve();
      };
      closing.addEventListener('abort', end, { once: true });
      stream.onAbort(end);
    });
  });
