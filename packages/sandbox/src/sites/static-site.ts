import type { Context } from 'hono';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { chooseDocument } from './choose-document.ts';
import { mimeTypeOf, namesAsset } from './file-types.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './send-page.ts';
import type { SiteAddress } from './site-address.ts';
import { type SiteContext, siteFor } from './site-context.ts';
import { readStaticFile } from './static-file.ts';
import { unbuiltPage } from './unbuilt-page.ts';

const asksForPage = (c: Context): boolean => /text\/html|\*\/\*/i.test(c.req.header('accept') ?? '*/*');

/** The page of a navigation: the document that is prepared for it, or `index.html`. */
async function pageFor(
  c: Context<ServerEnv>,
  { siteDir, documents }: SiteContext,
  site: SiteAddress,
): Promise<string | undefined> {
  const prepared = (await documents?.(site)) ?? [];
  const document = chooseDocument(prepared, c.req.path, c.req.queries('lang') ?? []);
  if (document !== undefined || siteDir === undefined) return document?.html;
  return (await readStaticFile(siteDir, '/index.html'))?.bytes.toString('utf8');
}

/**
 * Serves the built site. A navigation to a path without a file gets a document that is prepared for it, or `index.html`;
 * a missing script, style, image or JSON file is a 404 and never a page. Without a built site, a page says so.
 */
export async function serveSite(c: Context<ServerEnv>, context: SiteContext): Promise<Response> {
  const { path } = c.req;
  const { siteDir, pages } = context;
  const site = siteFor(context, c.req.header('host'));
  const isPage = mimeTypeOf(path).startsWith('text/html');
  const encodings = isPage ? [] : acceptedEncodings(c.req.header('accept-encoding'));
  const file =
    siteDir === undefined || path.endsWith('/') ? undefined : await readStaticFile(siteDir, path, encodings);
  if (file !== undefined) {
    return isPage ? sendPage(c, pages(file.bytes.toString('utf8')), site) : sendFile(c, path, file);
  }
  if (path !== '/' && (namesAsset(path) || !asksForPage(c))) {
    return refuse(c, 'no-file', { 'cache-control': 'no-store' });
  }
  const page = await pageFor(c, context, site);
  return page === undefined
    ? c.html(unbuiltPage(site.configuration.brandName), 503, { 'cache-control': 'no-store' })
    : sendPage(c, pages(page), site);
}
