import { err, ok, Result, ResultAsync } from 'neverthrow';
import { allowedOrigins, originOf, type Ports } from '../brands/addresses.ts';
import { BRAND_IDS, perBrand } from '../brands/brands.ts';
import { type InvalidFault, readFault } from '../faults/read-fault.ts';
import type { ListenError } from '../http/listen.ts';
import { loadPersonas, type PersonasError } from '../people/load-personas.ts';
import { makeStreamServer } from '../stream/stream-server.ts';
import { makeChance } from '../time-and-chance/chance.ts';
import { systemClock } from '../time-and-chance/clock.ts';
import { makeConfigurations } from '../world/configurations.ts';
import { makeWorld } from '../world/world.ts';
import { bindPorts, type Site } from './bind-ports.ts';
import { makeSites } from './make-sites.ts';
import type { SandboxOptions } from './options.ts';
import { makeSandbox, type Sandbox } from './sandbox.ts';

/** Why a sandbox could not start. */
export type SandboxError =
  | ListenError
  | {
      readonly kind: 'invalid-port';
      /** The number that is no port. */
      readonly port: number;
    }
  | InvalidFault
  | PersonasError;

const DEFAULT_PORT = 4300;
const LAST_PORT = 65_535;

async function start(options: SandboxOptions): Promise<Result<Sandbox, SandboxError>> {
  const { port = DEFAULT_PORT, faults = [], clock = systemClock, settings = {}, log } = options;
  if (!Number.isInteger(port) || port < 0 || port + BRAND_IDS.length > LAST_PORT) {
    return err({ kind: 'invalid-port', port });
  }
  const loaded = await loadPersonas(options.personas);
  if (loaded.isErr()) return err(loaded.error);
  const { people, text: personasText } = loaded.value;
  const ids = people.map(({ id }) => id);
  const read = Result.combine(faults.map((fault) => readFault(fault, ids)));
  if (read.isErr()) return err(read.error);

  let sites: readonly Site[] = [];
  const bound = await bindPorts(port, (index) => sites[index]);
  if (bound.isErr()) return err(bound.error);
  const servers = bound.value;
  const portAt = (index: number): number => servers[index]?.port ?? 0;
  const ports: Ports = { home: portAt(0), brands: perBrand((_, index) => portAt(index + 1)) };

  const closing = new AbortController();
  const chance = makeChance(options.seed);
  const world = makeWorld({ clock, chance, people, closing: closing.signal, settings, faults, log });
  const stream = makeStreamServer(world, options.stream, options.seed);
  world.onReset(stream.reset);
  sites = makeSites({
    world,
    stream,
    ports,
    configurations: makeConfigurations(ports, options.configurations ?? {}, world.settings.get),
    allowed: allowedOrigins(ports, options.allowedOrigins ?? []),
    siteDir: options.siteDir,
    docsDir: options.docsDir,
    devServer: options.devServer,
    documents: options.documents,
    log: log ?? (() => {}),
    personasText,
  });
  return ok(
    makeSandbox(world, stream, {
      home: originOf('localhost', ports.home),
      brands: perBrand((brand) => originOf('localhost', ports.brands[brand])),
      dispose: async () => {
        if (closing.signal.aborted) return;
        closing.abort();
        await Promise.all(servers.map((server) => server.close()));
      },
    }),
  );
}

/**
 * Starts a sandbox on this machine's loopback addresses: a home port, and a port for each brand. Several can run in one
 * process. The error says which port is taken, or what is wrong with the people or the faults.
 */
export const createSandbox = (options: SandboxOptions = {}): ResultAsync<Sandbox, SandboxError> =>
  new ResultAsync(start(options));
