import type { ServedSite } from './serving.ts';

type Headers = Readonly<Record<string, string>>;

const BLOCKED = "default-src 'none'; frame-ancestors 'none'";

const HASH_LENGTH = 8;

/**
 * Matches the path of a file whose name has a bundler's hash, in the regular expressions of any server: eight letters of
 * base64url, and one of them is what plain words lack.
 */
export const HASHED = `[-.](?:${Array.from({ length: HASH_LENGTH }, (_, at) => `[\\w-]{${at}}[A-Z0-9_][\\w-]{${HASH_LENGTH - 1 - at}}`).join('|')})\\.\\w+$`;

/** What is sent with each kind of answer, by the names of headers in lower case. */
export interface AnswerHeaders {
  /** With every document, and with whatever a path for documents is answered with. */
  readonly documents: Headers;
  /** With files whose names have a hash. */
  readonly hashed: Headers;
  /** With every other file. */
  readonly files: Headers;
  /** With the script of the service worker, whose own policy this is. */
  readonly worker: Headers;
  /** With what is no file: a refusal, the answers of the API, a 404. */
  readonly data: Headers;
}

/** Computes the headers of every answer of a site but `Content-Type`, `Vary`, `ETag` and those of HTTP itself. */
export function headersOf({ headers }: Pick<ServedSite, 'headers'>): AnswerHeaders {
  const transport = headers['strict-transport-security'];
  const common = {
    'content-security-policy': BLOCKED,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(transport === undefined ? {} : { 'strict-transport-security': transport }),
  };
  const files = { ...common, 'cache-control': 'no-cache' };
  return {
    documents: headers,
    hashed: { ...common, 'cache-control': 'public, max-age=31536000, immutable' },
    files,
    worker: {
      ...files,
      'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
    },
    data: { ...common, 'cache-control': 'no-store' },
  };
}
