import type { HttpBindings } from '@hono/node-server';

/** What hono needs to know of the server below it, and what handlers leave for the journal. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { answer?: string };
}
