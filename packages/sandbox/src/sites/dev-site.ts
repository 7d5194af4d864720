import type { Context } from 'hono';
import { refuse } from '../http/answer.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { namesAsset } from './file-types.ts';
import { sendPage } from './send-page.ts';
import { type SiteContext, siteFor } from './site-context.ts';
import { waitingPage } from './waiting-page.ts';

/** The nonce of the styles that Vite inserts. It is no secret, since the pages stay on this machine. */
const NONCE = 'development';

const FORWARDED = ['accept', 'if-none-match', 'sec-fetch-dest', 'sec-fetch-mode'];
const RETURNED = ['content-type', 'cache-control', 'etag'];

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Forwards a request to the development server and returns its answer. A page gets the policy of the brand, and a
 * missing script, style, image or JSON file stays a 404.
 */
export async function serveFromDevServer(
  c: Context<ServerEnv>,
  devServer: string,
  context: SiteContext,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const headers = pick(c.req.raw.headers, FORWARDED);
  const answer = await fetch(`${devServer}${pathname}${search}`, { headers, redirect: 'manual' }).catch(
    () => undefined,
  );
  if (answer === undefined) return c.html(waitingPage(), 503, { 'cache-control': 'no-store' });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, RETURNED) });
  }
  const page = await answer.text();
  // The development server answers every unknown path with the page.
  if (namesAsset(pathname)) return refuse(c, 'no-file', { 'cache-control': 'no-store' });
  const site = siteFor(context, c.req.header('host'));
  return sendPage(c, context.pages(page), site, { nonce: NONCE, socket: devServer.replace(/^http/, 'ws') });
}
