import type { Context } from 'hono';
import type { DevelopmentPage } from '../headers/content-security-policy.ts';
import { inlineHashes } from '../headers/inline-hashes.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { cachePolicyOf, mimeTypeOf, namesAsset } from './file-types.ts';
import type { SiteAddress } from './site-context.ts';
import { readStaticFile } from './static-file.ts';
import { unbuiltPage } from './unbuilt-page.ts';

const asksForPage = (c: Context): boolean => /text\/html|\*\/\*/i.test(c.req.header('accept') ?? '*/*');

const sendFile = (c: Context, path: string, bytes: Buffer<ArrayBuffer>, tag: string): Response => {
  const headers = { 'content-type': mimeTypeOf(path), 'cache-control': cachePolicyOf(path), etag: tag };
  return c.req.header('if-none-match') === tag ? c.body(null, 304, headers) : c.body(bytes, 200, headers);
};

/** Sends a page. Its policy contains the hashes of its own inline blocks. */
export const sendPage = (
  c: Context,
  page: string,
  { origin, configuration }: SiteAddress,
  development?: DevelopmentPage,
): Response =>
  c.body(page, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...siteHeaders(configuration, origin, inlineHashes(page), development),
  });

/**
 * Serves the built site. A navigation to a path without a file gets `index.html`; a missing script, style, image or
 * JSON file is a 404 and never a page. Without a built site, a page says so.
 */
export const serveSite = async (
  c: Context<ServerEnv>,
  siteDir: string | undefined,
  site: SiteAddress,
): Promise<Response> => {
  const { path } = c.req;
  const file = siteDir === undefined || path.endsWith('/') ? undefined : await readStaticFile(siteDir, path);
  if (file !== undefined) {
    return mimeTypeOf(path).startsWith('text/html')
      ? sendPage(c, file.bytes.toString('utf8'), site)
      : sendFile(c, path, file.bytes, file.tag);
  }
  if (path !== '/' && (namesAsset(path) || !asksForPage(c))) {
    return refuse(c, 'no-file', { 'cache-control': 'no-store' });
  }
  const index = siteDir === undefined ? undefined : await readStaticFile(siteDir, '/index.html');
  return index === undefined
    ? c.html(unbuiltPage(site.configuration.brandName), 503, { 'cache-control': 'no-store' })
    : sendPage(c, index.bytes.toString('utf8'), site);
};
