import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that runs a program. */
export interface ServedPage {
  readonly address: string;
  close(): void;
}

/**
 * Serves a page with a program from this machine, under the policy that a page with a stream needs and no more. Chromium
 * keeps pages from elsewhere off local servers. `connectTo` says which origins the page may connect to.
 */
export async function servePage(program: Promise<string>, connectTo: () => string): Promise<ServedPage> {
  const server = createServer(async ({ url }, answer) => {
    if (url === '/program.js') {
      answer.setHeader('content-type', 'text/javascript').end(await program);
      return;
    }
    const policy = `default-src 'none'; script-src 'self'; connect-src ${connectTo()}; worker-src blob:; require-trusted-types-for 'script'; trusted-types default`;
    answer.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
    answer.end('<!doctype html><title>Prices</title><script type="module" src="/program.js"></script>');
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
