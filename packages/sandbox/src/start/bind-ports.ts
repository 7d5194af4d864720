import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result } from 'neverthrow';
import { BRAND_IDS } from '../brands/brands.ts';
import { refusalReply, WIRE_TYPE } from '../http/answer.ts';
import { type ListenError, type LoopbackServer, listenOnLoopback, type Upgrade } from '../http/listen.ts';

/** The site of a port. */
export interface Site {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** The headers of every answer to this host and address. */
  readonly headers: (host: string | undefined, address: string) => Readonly<Record<string, string>>;
  readonly upgrade?: Upgrade;
}

function badRequest(): Response {
  return new Response(JSON.stringify(refusalReply('bad-request').body), {
    status: 400,
    headers: { 'content-type': WIRE_TYPE },
  });
}

function bindPort(
  port: number,
  site: () => Site | undefined,
  upgrade: Upgrade | undefined,
): Promise<Result<LoopbackServer, ListenError>> {
  const answer = getRequestListener(
    (request, env) => site()?.fetch(request, env) ?? new Response('Starting', { status: 503 }),
    { overrideGlobalObjects: false, errorHandler: badRequest },
  );
  return listenOnLoopback(
    (incoming, outgoing) => {
      // Set below hono, where a header costs little. An answer's own headers replace these.
      const headers = site()?.headers(incoming.headers.host, incoming.url ?? '/') ?? {};
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      void answer(incoming, outgoing);
    },
    port,
    upgrade,
  );
}

/**
 * Listens on the home port and on one port for each brand. The sites are made afterwards, since each of them has to
 * know all the ports.
 */
export async function bindPorts(
  base: number,
  siteAt: (index: number) => Site | undefined,
): Promise<Result<readonly LoopbackServer[], ListenError>> {
  const servers: LoopbackServer[] = [];
  for (let index = 0; index <= BRAND_IDS.length; index += 1) {
    const server = await bindPort(
      base === 0 ? 0 : base + index,
      () => siteAt(index),
      // Node answers other ports itself: a port that nobody upgrades takes the request for an ordinary one.
      index === 0 ? (...request) => siteAt(0)?.upgrade?.(...request) : undefined,
    );
    if (server.isErr()) {
      await Promise.all(servers.map((open) => open.close()));
      return err(server.error);
    }
    servers.push(server.value);
  }
  return ok(servers);
}
