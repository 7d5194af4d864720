import type { Context } from 'hono';
import { attribute } from '../headers/attribute.ts';
import type { ServerEnv } from '../http/server-env.ts';

// Node refuses to write links with other characters.
const PLAIN_ADDRESS = /^\/[\w./~-]+$/;
const PLAIN_HASH = /^[\w+/=-]+$/;

function linkOf(tag: string, attributes: string): string | undefined {
  const rel = attribute(attributes, 'rel')?.toLowerCase();
  const isModule = tag === 'script' && attribute(attributes, 'type')?.toLowerCase() === 'module';
  // A style sheet that applies to nothing yet can wait for the document.
  const isStyle = tag === 'link' && rel === 'stylesheet' && attribute(attributes, 'media') !== 'not all';
  if (!isModule && !isStyle && !(tag === 'link' && rel === 'modulepreload')) return undefined;
  const address = attribute(attributes, tag === 'script' ? 'src' : 'href') ?? '';
  if (!PLAIN_ADDRESS.test(address)) return undefined;
  const hash = attribute(attributes, 'integrity') ?? '';
  // A browser uses a preloaded file only if the element loads it in the same way. Modules are always
  // `crossorigin`.
  const isShared = !isStyle || attribute(attributes, 'crossorigin') !== undefined;
  return [
    `<${address}>; rel=preload; as=${isStyle ? 'style' : 'script'}`,
    ...(isShared ? ['crossorigin'] : []),
    ...(PLAIN_HASH.test(hash) ? [`integrity="${hash}"`] : []),
  ].join('; ');
}

/** The links to what a page needs first: the scripts, styles and preloads that its markup names. */
export function hintsOf(page: string): readonly string[] {
  return [...page.matchAll(/<(script|link)\b([^>]*)>/gi)].flatMap(([, tag = '', attributes = '']) => {
    const link = linkOf(tag.toLowerCase(), attributes);
    return link === undefined ? [] : [link];
  });
}

/**
 * Sends 103 Early Hints, so that a browser loads these files while the page is on its way.
 *
 * Clients that know only HTTP/1.1 from before 103 may take it for the answer itself (RFC 8297, section 3). So it is sent
 * only with a navigation, which nothing but a browser with Fetch Metadata marks as such, and all of these skip an
 * informational answer that they have no use for. HTTP/1.0 has none.
 */
export function sendEarlyHints(c: Context<ServerEnv>, links: readonly string[]): void {
  const { incoming, outgoing } = c.env;
  const isNavigation = c.req.method === 'GET' && incoming.headers['sec-fetch-mode'] === 'navigate';
  if (!isNavigation || incoming.httpVersion !== '1.1' || links.length === 0) return;
  outgoing.writeEarlyHints({ link: [...links] });
}
