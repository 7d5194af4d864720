import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { sendFile } from './send-file.ts';
import { readStaticFile } from './static-file.ts';

/** Where the built site has its page of prices, and where the home port serves it. */
const FOLDER = 'trader';

/** Whether the built site has a page of prices. Asked for each page, since a site may be built while the sandbox runs. */
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
