import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { sendFile } from './send-file.ts';
import { readStaticFile } from './static-file.ts';

/** The folder of the page of prices in the built site, and its path on the home port. */
const FOLDER = 'trader';

/**
 * Whether the built site has a page of prices. Checked for each request, since a site may be built while the
 * sandbox runs.
 */
export const hasTrader = (siteDir: string | undefined): boolean =>
  siteDir !== undefined && existsSync(join(siteDir, FOLDER, 'trader.js'));

/** Adds the files of the page of prices, which the web trader's landing page loads. */
export function addTraderFiles(app: Hono<ServerEnv>, siteDir: string | undefined): void {
  app.get(`/${FOLDER}/:file`, async (c) => {
    const encodings = acceptedEncodings(c.req.header('accept-encoding'));
    const file = siteDir === undefined ? undefined : await readStaticFile(siteDir, c.req.path, encodings);
    return file === undefined ? refuse(c, 'not-found') : sendFile(c, c.req.path, file);
  });
}
