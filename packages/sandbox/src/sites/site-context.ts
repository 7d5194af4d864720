import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import type { Brand } from '../brands/brands.ts';
import type { StreamServer } from '../stream/stream-server.ts';
import type { Configurations } from '../world/configurations.ts';
import type { World } from '../world/world.ts';
import type { Pages } from './pages.ts';
import type { SiteAddress } from './site-address.ts';
import type { MakeDocuments } from './site-document.ts';

/** The parts of a sandbox that every port needs. */
export interface PortContext {
  readonly world: World;
  readonly ports: Ports;
  readonly configurations: Configurations;
  readonly stream: StreamServer;
  /** The origins whose pages may call this sandbox. */
  readonly allowed: ReadonlySet<string>;
}

/** The parts of a sandbox that a brand's port needs. */
export interface SiteContext extends PortContext {
  readonly brand: Brand;
  /** The folder of the built site. */
  readonly siteDir: string | undefined;
  /** The folder of the built documentation. */
  readonly docsDir: string | undefined;
  /** The origin of a development server, which then serves the site. */
  readonly devServer: string | undefined;
  /** The documents that are prepared for the site, instead of `index.html`. */
  readonly documents: MakeDocuments | undefined;
  readonly pages: Pages;
}

/** The site that a request came for. */
export function siteFor(
  { brand, ports, configurations }: SiteContext,
  host: string | undefined,
): SiteAddress {
  const name = loopbackName(host);
  return { origin: originOf(name, ports.brands[brand]), configuration: configurations(brand, name) };
}
