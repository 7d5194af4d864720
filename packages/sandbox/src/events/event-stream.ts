import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServerEnv } from '../http/server-env.ts';

/** Server-sent events from anything that tells of what happens, until the reader or the sandbox leaves. */
export const eventStream = <Value>(
  c: Context<ServerEnv>,
  closing: AbortSignal,
  subscribe: (listener: (value: Value) => void) => () => void,
  name: string,
): Response =>
  streamSSE(c, async (stream) => {
    await stream.write(': listening\n\n');
    await new Promise<void>((resolve) => {
      const stop = subscribe((value) => void stream.writeSSE({ event: name, data: JSON.stringify(value) }));
      const end = (): void => {
        stop();
        closing.removeEventListener('abort', end);
        resolve();
      };
      closing.addEventListener('abort', end, { once: true });
      stream.onAbort(end);
    });
  });
