import type { Sandbox } from '@gatehouse-login/sandbox';
import { freePort } from '../../bench/support/free-port.ts';
import { SERVERS, startServer } from './real-server.ts';
import { BRANDS } from './sandbox.ts';

/** The brands' addresses at a server in front of the sandbox. */
interface Front extends Pick<Sandbox, 'brands'> {
  dispose(): Promise<void>;
}

/**
 * Puts the server that GATEHOUSE_SERVER names in front of a sandbox, so that any test of the page can be run through it:
 * stamped documents, headers, compression and the anti-forgery check are then the server's. Undefined without it.
 */
export async function serverInFront(sandbox: Sandbox): Promise<Front | undefined> {
  const kind = SERVERS.find((each) => each === process.env.GATEHOUSE_SERVER);
  if (kind === undefined) return undefined;
  const sites = await Promise.all(
    BRANDS.map(async (brand) => ({ brand, origin: `http://localhost:${await freePort()}` })),
  );
  const server = await startServer(kind, sandbox, sites);
  const brands = Object.fromEntries(sites.map(({ brand, origin }) => [brand, origin])) as Sandbox['brands'];
  return { brands, dispose: server.dispose };
}
