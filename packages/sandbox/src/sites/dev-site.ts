import type { Context } from 'hono';
import type { SiteConfiguration } from '../brands/configuration.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { refuse } from '../http/wire.ts';
import { namesAsset } from './file-types.ts';
import { sendPage } from './static-site.ts';
import { waitingPage } from './waiting.ts';

/** The nonce of the styles that Vite puts in; nobody has to guess it, since the pages stay on this machine. */
const nonce = 'development';

/** What a module server looks at, and what it answers with that a browser needs. */
const asked = ['accept', 'if-none-match', 'sec-fetch-dest', 'sec-fetch-mode'];
const answered = ['content-type', 'cache-control', 'etag'];

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

/**
 * Passes a request on to the development server and its answer back. A page gets this brand's policy, and a
 * missing script, style, image or JSON file stays a 404.
 */
export const serveFromDevServer = async (
  c: Context<ServerEnv>,
  devServer: string,
  configuration: SiteConfiguration,
): Promise<Response> => {
  const { pathname, search } = new URL(c.req.url);
  const headers = pick(c.req.raw.headers, asked);
  const answer = await fetch(`${devServer}${pathname}${search}`, { headers, redirect: 'manual' }).catch(
    () => undefined,
  );
  if (answer === undefined) return c.html(waitingPage(), 503, { 'cache-control': 'no-store' });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, answered) });
  }
  const page = await answer.text();
  // It answers with the page whatever is asked for.
  if (namesAsset(pathname)) return refuse(c, 'no-file', { 'cache-control': 'no-store' });
  return sendPage(c, page, configuration, { nonce, socket: devServer.replace(/^http/, 'ws') });
};
