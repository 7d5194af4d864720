import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentHeaders } from '@gatehouse-login/web-react/documents';
import { preview } from 'vite';
import { node, tool } from './command.ts';
import { digestOf, folderOf, packages } from './packages.ts';

const folder = folderOf('web-react');
const config = join(folder, 'vite.gallery.config.ts');
/** The folder of the built gallery. */
export const galleryFolder = join(folder, 'dist-gallery');
const stampFile = join(galleryFolder, 'built-from');

const digestNow = (): string =>
  packages.map((pack) => (pack.name === 'web-react' ? digestOf(pack) : '')).join('');

/** Whether the gallery is built from the present sources. */
export const isGalleryBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digestNow();

/** Builds the gallery, beside the site, if it is out of date. Returns false if it could not be built. */
export async function buildGallery(): Promise<boolean> {
  if (isGalleryBuilt()) return true;
  const digest = digestNow();
  const args = [tool('vite'), 'build', '--config', config, '--logLevel', 'warn'];
  const { code, output } = await node(args, { cwd: folder });
  if (code === 0) writeFileSync(stampFile, digest);
  else process.stderr.write(`${output}\nThe gallery could not be built (see above).\n`);
  return code === 0;
}

/** The gallery while it is served. */
export interface ServedGallery {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built gallery on loopback, with the policy of the site's own documents. It differs in two things: the
 * gallery frames its own pages, and its stage makes a page from a whole document. Port 0 is any free port.
 */
export async function serveGallery(port: number): Promise<ServedGallery> {
  const { aConfiguration } = await import('@gatehouse-login/core/testing');
  const headers = documentHeaders(aConfiguration({ origin: 'http://127.0.0.1' }));
  const policy = (headers['content-security-policy'] ?? '')
    .replace(/frame-src [^;]*/, "frame-src 'self'")
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")
    .replace(/trusted-types [^;]*/, '$& gallery');
  const server = await preview({
    configFile: config,
    logLevel: 'warn',
    appType: 'mpa',
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      headers: { ...headers, 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' },
    },
  });
  const address = server.httpServer.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return { origin: `http://127.0.0.1:${bound}`, close: () => server.close() };
}
