import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { originOf, type Ports } from './addresses.ts';
import { makeBrandSite } from './brand-site.ts';
import { type Brand, brandIds } from './brands.ts';
import { type SandboxClock, systemClock } from './clock.ts';
import type { Fault, FaultRequest } from './faults/fault.ts';
import type { InvalidFault } from './faults/read-fault.ts';
import { makeHomeSite } from './home-site.ts';
import type { Message } from './inbox.ts';
import type { JournalEntry } from './journal.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';
import { type ListenError, type LoopbackServer, listenOnLoopback } from './servers.ts';
import { makeWorld } from './world.ts';

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** The home port; the brands take the seven after it. 0 lets every server take a free one. 4300 by default. */
  readonly port?: number;
  /** The folder of the built site. Without it the platform answers and the pages say what is missing. */
  readonly siteDir?: string;
  readonly clock?: SandboxClock;
  /** Gets one line for each call, without secrets. */
  readonly log?: (line: string) => void;
}

/** Why there is no sandbox. */
export type SandboxError = ListenError | { readonly kind: 'invalid-port'; readonly port: number };

/** A running sandbox. */
export interface Sandbox {
  /** The address of the home page, without a slash at the end. */
  readonly home: string;
  /** The address of each brand's site. */
  readonly brands: Readonly<Record<Brand, string>>;
  readonly people: readonly Person[];
  /** The last calls, newest first, secrets masked. */
  journal(): readonly JournalEntry[];
  /** The messages sent to people, newest first. */
  inbox(): readonly Message[];
  readonly faults: {
    add(request: FaultRequest): Result<Fault, InvalidFault>;
    list(): readonly Fault[];
    remove(id: string): boolean;
    clear(): void;
  };
  /** Everything as at the start. */
  reset(): void;
  /** Stops listening and ends every connection; a second time does nothing. */
  dispose(): Promise<void>;
}

const defaultPort = 4300;
const lastPort = 65_535;

type Bound = { fetch: (request: Request, env: object) => Response | Promise<Response> };

/** Servers are bound before their sites are made, since every site needs to know all the ports. */
const bindAll = async (
  base: number,
  siteAt: (index: number) => Bound | undefined,
): Promise<Result<readonly LoopbackServer[], ListenError>> => {
  const servers: LoopbackServer[] = [];
  for (let index = 0; index <= brandIds.length; index += 1) {
    const listener = getRequestListener(
      (request, env) => siteAt(index)?.fetch(request, env) ?? new Response('Starting', { status: 503 }),
      { overrideGlobalObjects: false },
    );
    const server = await listenOnLoopback(listener, base === 0 ? 0 : base + index);
    if (server.isErr()) {
      await Promise.all(servers.map((open) => open.close()));
      return err(server.error);
    }
    servers.push(server.value);
  }
  return ok(servers);
};

const perBrand = <Value>(make: (brand: Brand, index: number) => Value): Record<Brand, Value> =>
  Object.fromEntries(brandIds.map((brand, index) => [brand, make(brand, index)])) as Record<Brand, Value>;

const start = async (options: SandboxOptions): Promise<Result<Sandbox, SandboxError>> => {
  const base = options.port ?? defaultPort;
  if (!Number.isInteger(base) || base < 0 || base + brandIds.length > lastPort) {
    return err({ kind: 'invalid-port', port: base });
  }
  const sites: Bound[] = [];
  const bound = await bindAll(base, (index) => sites[index]);
  if (bound.isErr()) return err(bound.error);
  const servers = bound.value;
  const portAt = (index: number): number => servers[index]?.port ?? 0;
  const ports: Ports = { home: portAt(0), brands: perBrand((_, index) => portAt(index + 1)) };
  const closing = new AbortController();
  const world = makeWorld(options.clock ?? systemClock, closing.signal, options.log);
  const { siteDir } = options;
  sites.push(
    makeHomeSite(world, ports),
    ...brandIds.map((brand) => makeBrandSite({ brand, world, ports, siteDir })),
  );
  return ok({
    home: originOf('localhost', ports.home),
    brands: perBrand((brand) => originOf('localhost', ports.brands[brand])),
    people,
    journal: () => world.journal.entries(),
    inbox: () => world.inbox.messages(),
    faults: {
      add: (request) => world.faults.add(request),
      list: () => world.faults.list(),
      remove: (id) => world.faults.remove(id),
      clear: () => world.faults.clear(),
    },
    reset: () => world.reset(),
    dispose: async () => {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.all(servers.map((server) => server.close()));
    },
  });
};

/**
 * Starts a sandbox on this machine's loopback addresses: the home port and one for each brand. Several may
 * run side by side in one process. Errors: a port in use, not allowed, or out of range.
 */
export const createSandbox = (options: SandboxOptions = {}): ResultAsync<Sandbox, SandboxError> =>
  new ResultAsync(start(options));

/** What starts a sandbox, for those who are handed one. */
export type CreateSandbox = typeof createSandbox;
