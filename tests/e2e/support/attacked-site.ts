import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { freePort } from '../../bench/support/free-port.ts';
import { IS_FULL } from './chance.ts';
import { type RealServer, startServer } from './real-server.ts';
import { BRANDS, type Brand, startSandbox } from './sandbox.ts';

/** An attacker's site, which records its requests. */
export interface EvilSite {
  readonly origin: string;
  readonly asked: string[];
  /** Pages by path. Other paths answer with an empty page. */
  readonly pages: Map<string, string>;
}

/** Markup that sets `owned` if a page parses it as HTML. */
export const MARKUP =
  '</title></script><script>owned=1</script><img src=x onerror="owned=1"><svg onload="owned=1">';

/** The brands to attack: all with GATEHOUSE_FULL, else the three that differ most. */
export const ATTACKED: readonly Brand[] = IS_FULL ? BRANDS : ['kq', 'forex', 'tradingview-forex'];

/** A site that `gatehouse stamp` and `gatehouse deploy` put behind nginx, and its attacker. */
export interface AttackedSite {
  /** `brands` holds the addresses at nginx. */
  readonly sandbox: Sandbox;
  readonly server: RealServer;
  readonly evil: EvilSite;
  /** The address of a forex site with markup in every text of its configuration. */
  readonly hostile: string;
}

async function startEvilSite(): Promise<EvilSite & { close(): void }> {
  const asked: string[] = [];
  const pages = new Map<string, string>();
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html').end(pages.get(request.url ?? '') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://evil.localhost:${port}`, asked, pages, close };
}

const HOSTILE_TEXTS = {
  brandName: MARKUP,
  appTitle: MARKUP,
  pageTitle: MARKUP,
  forgottenCode: MARKUP,
  skin: { default: MARKUP },
  riskDisclaimerSvgUrls: { default: MARKUP, 'en-ie': MARKUP },
  [MARKUP]: MARKUP,
};

/** Starts the site and its attacker. */
export async function startAttackedSite(): Promise<AttackedSite & { dispose(): Promise<void> }> {
  const sandbox = await startSandbox(false);
  const evil = await startEvilSite();
  const siteOf = async (brand: Brand) => ({ brand, origin: `http://localhost:${await freePort()}` });
  const sites = await Promise.all(ATTACKED.map(siteOf));
  const hostile = { ...(await siteOf('forex')), changes: HOSTILE_TEXTS };
  const server = await startServer('nginx', sandbox, [...sites, hostile]);
  const addresses = Object.fromEntries(sites.map(({ brand, origin }) => [brand, origin]));
  const brands = addresses as Sandbox['brands'];
  return {
    sandbox: { ...sandbox, brands },
    server,
    evil,
    hostile: hostile.origin,
    async dispose() {
      await server.dispose();
      evil.close();
      await sandbox.dispose();
    },
  };
}
