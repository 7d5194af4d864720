import type { Context } from 'hono';
import { matchesTag } from '../http/matches-tag.ts';
import { cachePolicyOf, mimeTypeOf } from './file-types.ts';
import type { StaticFile } from './static-file.ts';

/** Sends a file of the built site, or says that the browser has it already. */
export function sendFile(
  c: Context,
  path: string,
  { bytes, tag, encoding }: StaticFile,
  status: 200 | 404 = 200,
): Response {
  const headers = { 'cache-control': cachePolicyOf(path), etag: tag, vary: 'Accept-Encoding' };
  if (status === 200 && matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
  return c.body(bytes, status, {
    ...headers,
    'content-type': mimeTypeOf(path),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    // Given, because an answer to HEAD has no bytes to count.
    'content-length': String(bytes.length),
  });
}
