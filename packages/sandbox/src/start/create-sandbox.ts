import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { allowedOrigins, loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import { type Brand, brandIds } from '../brands/brands.ts';
import { readFault } from '../faults/read-fault.ts';
import { siteHeaders } from '../headers/headers.ts';
import { type ListenError, type LoopbackServer, listenOnLoopback } from '../http/servers.ts';
import { refusalReply, wireType } from '../http/wire.ts';
import { loadPersonas } from '../people/load-personas.ts';
import { makeBrandSite } from '../sites/brand-site.ts';
import { headersAt, makeHomeSite } from '../sites/home-site.ts';
import { makeChance } from '../time-and-chance/chance.ts';
import { systemClock } from '../time-and-chance/clock.ts';
import { makeConfigurations } from '../world/configurations.ts';
import { makeWorld } from '../world/world.ts';
import type { Sandbox, SandboxError, SandboxOptions } from './options.ts';
import { makeSandbox } from './running-sandbox.ts';

export type { Sandbox, SandboxError, SandboxOptions } from './options.ts';

const defaultPort = 4300;
const lastPort = 65_535;

/** A port's site: what answers, and the headers that everything it answers has. */
interface Site {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  readonly headers: (host: string | undefined, path: string) => Readonly<Record<string, string>>;
}

const none: Readonly<Record<string, string>> = {};

const badRequest = (): Response =>
  new Response(JSON.stringify(refusalReply('bad-request').body), {
    status: 400,
    headers: { 'content-type': wireType },
  });

/** Servers are bound before their sites are made, since every site needs to know all the ports. */
const bindAll = async (
  base: number,
  siteAt: (index: number) => Site | undefined,
): Promise<Result<readonly LoopbackServer[], ListenError>> => {
  const servers: LoopbackServer[] = [];
  for (let index = 0; index <= brandIds.length; index += 1) {
    const answer = getRequestListener(
      (request, env) => siteAt(index)?.fetch(request, env) ?? new Response('Starting', { status: 503 }),
      { overrideGlobalObjects: false, errorHandler: badRequest },
    );
    const server = await listenOnLoopback(
      (incoming, outgoing) => {
        // Below hono, where a header costs little; what the answer sets itself stands.
        const headers = siteAt(index)?.headers(incoming.headers.host, incoming.url ?? '/') ?? {};
        for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
        void answer(incoming, outgoing);
      },
      base === 0 ? 0 : base + index,
    );
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
  const loaded = await loadPersonas(options.personas);
  if (loaded.isErr()) return err(loaded.error);
  const { people, text } = loaded.value;
  const { faults = [], configurations: changes = {}, siteDir, devServer } = options;
  const ids = people.map(({ id }) => id);
  for (const fault of faults) {
    const read = readFault(fault, ids);
    if (read.isErr()) return err(read.error);
  }
  const sites: Site[] = [];
  const bound = await bindAll(base, (index) => sites[index]);
  if (bound.isErr()) return err(bound.error);
  const servers = bound.value;
  const portAt = (index: number): number => servers[index]?.port ?? 0;
  const ports: Ports = { home: portAt(0), brands: perBrand((_, index) => portAt(index + 1)) };
  const closing = new AbortController();
  const { clock = systemClock, settings = {}, log, seed } = options;
  const chance = makeChance(seed);
  const world = makeWorld({ clock, chance, people, closing: closing.signal, settings, faults, log });
  const configurations = makeConfigurations(ports, changes, world.settings.get);
  const allowed = allowedOrigins(ports, options.allowedOrigins ?? []);
  const home = makeHomeSite({ world, ports, configurations, allowed, personasText: text });
  sites.push({ fetch: (request, env) => home.fetch(request, env), headers: headersAt(world, ports) });
  for (const brand of brandIds) {
    const site = makeBrandSite({ brand, world, ports, configurations, allowed, siteDir, devServer });
    const made = new Map<string, Readonly<Record<string, string>>>();
    const headers: Site['headers'] = (host, path) => {
      // The platform's answers bring their own.
      if (path.startsWith('/api')) return none;
      const name = loopbackName(host);
      const known = made.get(name) ?? siteHeaders(configurations(brand, name));
      made.set(name, known);
      return known;
    };
    sites.push({ fetch: (request, env) => site.fetch(request, env), headers });
  }
  return ok(
    makeSandbox(world, {
      home: originOf('localhost', ports.home),
      brands: perBrand((brand) => originOf('localhost', ports.brands[brand])),
      dispose: async () => {
        if (closing.signal.aborted) return;
        closing.abort();
        await Promise.all(servers.map((server) => server.close()));
      },
    }),
  );
};

/**
 * Starts a sandbox on this machine's loopback addresses: the home port and one for each brand. Several may
 * run side by side in one process. Errors: a port in use, not allowed, or out of range; people or faults that are
 * not well-formed.
 */
export const createSandbox = (options: SandboxOptions = {}): ResultAsync<Sandbox, SandboxError> =>
  new ResultAsync(start(options));
