import type { Context } from 'hono';
import type { DevelopmentPage } from '../headers/content-security-policy.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { sendEarlyHints } from './early-hints.ts';
import type { Page } from './pages.ts';
import type { SiteAddress } from './site-address.ts';

/** Sends a page. Its policy contains the hashes of its own inline blocks. */
export function sendPage(
  c: Context<ServerEnv>,
  page: Page,
  { origin, configuration }: SiteAddress,
  development?: DevelopmentPage,
): Response {
  // A development server's modules are many, and what they import is not known here.
  if (development === undefined) sendEarlyHints(c, page.hints);
  const [encoding] = page.isEncodable ? acceptedEncodings(c.req.header('accept-encoding')) : [];
  const bytes = page.bytes(encoding);
  return c.body(bytes, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    // Given, because an answer to HEAD has no bytes to count.
    'content-length': String(bytes.length),
    ...siteHeaders(configuration, origin, page.hashes, development),
  });
}
