import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { docsHeaders } from '../headers/docs-headers.ts';
import { inlineHashes } from '../headers/inline-hashes.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { page } from '../pages/layout.ts';
import { sendFile } from './send-file.ts';
import { readStaticFile } from './static-file.ts';

/** The path of the documentation on the home port. */
export const DOCS = '/docs';
const MISSING = '/404.html';
const SECONDS = '3';

const beingBuilt = page(
  'Documentation',
  html`<h1>The documentation is being built</h1>
    <p class="lead">This page shows it as soon as it is there. If that takes longer than a minute, the terminal of the sandbox says why.</p>`,
);

/** Sends a file of the documentation, compressed if it has a compressed twin. */
async function sendDoc(
  c: Context<ServerEnv>,
  folder: string,
  path: string,
  status: 200 | 404,
): Promise<Response | undefined> {
  const plain = await readStaticFile(folder, path);
  if (plain === undefined) return undefined;
  const encodings = acceptedEncodings(c.req.header('accept-encoding'));
  const file = (await readStaticFile(folder, path, encodings)) ?? plain;
  const { scripts } = inlineHashes(path.endsWith('.html') ? plain.bytes.toString('utf8') : '');
  for (const [name, value] of Object.entries(docsHeaders(scripts))) c.header(name, value);
  return sendFile(c, path, file, status);
}

/**
 * Adds the built documentation. Its folder is read for each request, since it may be built while the sandbox runs; until
 * then a page says so.
 */
export function addDocs(app: Hono<ServerEnv>, folder: string | undefined): void {
  if (folder === undefined) return;
  app.get(DOCS, (c) => c.redirect(`${DOCS}/`, 308));
  app.get(`${DOCS}/*`, async (c) => {
    const path = c.req.path.slice(DOCS.length).replace(/\/$/, '/index.html');
    const found = await sendDoc(c, folder, path, 200);
    if (found !== undefined) return found;
    const missing = await sendDoc(c, folder, MISSING, 404);
    if (missing !== undefined) return missing;
    return path.endsWith('.html')
      ? c.html(beingBuilt, 503, { refresh: SECONDS, 'retry-after': SECONDS })
      : refuse(c, 'not-found');
  });
}
