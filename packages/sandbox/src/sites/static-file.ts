import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

/** The types that a built site consists of. What isn't listed is sent as bytes. */
const mimeTypes: Readonly<Record<string, string>> = {
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

export const mimeTypeOf = (path: string): string =>
  mimeTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether a path names a file of the site, so that a missing one must not become a page. */
export const namesAsset = (path: string): boolean => {
  const extension = extname(path).toLowerCase();
  return path.startsWith('/assets/') || (extension !== '.html' && Object.hasOwn(mimeTypes, extension));
};

/** `name-B3xQ9a_1.js`: the bundler's hash has a digit, a capital or an underscore, which plain words lack. */
const hashedName = /[-.](?=[\w-]{0,7}[A-Z0-9_])[\w-]{8}\.\w+$/;

/** How long a browser may keep a file. */
export const cachePolicyOf = (path: string): string => {
  if (extname(path) === '.html') return 'no-store';
  return path.startsWith('/assets/') && hashedName.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
};

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** A file of the site: its bytes, and a tag that changes with it. */
export interface StaticFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly tag: string;
}

/**
 * Reads a file below `folder` by the path of a request; nothing when there is none, when the path would
 * leave the folder, or when it names a hidden file.
 */
export const readStaticFile = async (folder: string, path: string): Promise<StaticFile | undefined> => {
  const plain = decoded(path);
  if (plain === undefined || /[\0\\]/.test(plain) || plain.split('/').some((part) => part.startsWith('.'))) {
    return undefined;
  }
  const root = resolve(folder);
  const target = resolve(root, `.${plain}`);
  if (!target.startsWith(root + sep)) return undefined;
  try {
    const facts = await stat(target);
    if (!facts.isFile()) return undefined;
    return {
      bytes: await readFile(target),
      tag: `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`,
    };
  } catch {
    return undefined;
  }
};
