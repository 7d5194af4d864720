import { extname } from 'node:path';

/** The types of the files that a built site consists of. All others are sent as bytes. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file, by its extension. */
export const mimeTypeOf = (path: string): string =>
  MIME_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether a path names a file of the site. A missing one is a 404 and never answered with the page. */
export function namesAsset(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return path.startsWith('/assets/') || (extension !== '.html' && Object.hasOwn(MIME_TYPES, extension));
}

/**
 * `name-B3xQ9a_1.js`, or `name.B3xQ9a_1.lean.js` of the documentation: a bundler's hash has a digit, a capital or an
 * underscore, which plain words lack.
 */
const HASHED_NAME = /[-.](?=[\w-]{0,7}[A-Z0-9_])[\w-]{8}(?:\.lean)?\.\w+$/;

/** The `Cache-Control` of a file: files with a hash in their name never change. */
export function cachePolicyOf(path: string): string {
  if (extname(path) === '.html') return 'no-store';
  return /^\/(?:gallery\/)?assets\//.test(path) && HASHED_NAME.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}
