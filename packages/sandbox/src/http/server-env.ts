import type { HttpBindings } from '@hono/node-server';

/** The environment of a request in hono: Node's own objects, and the answer that the journal records. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { answer?: string };
}
