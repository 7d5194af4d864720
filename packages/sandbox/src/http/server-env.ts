import type { HttpBindings } from '@hono/node-server';

/** What hono knows of a request: Node's own objects below it, and the answer that the journal records. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { answer?: string };
}
