/**
 * The headers of a page of the documentation, with the hashes of its inline scripts. The gallery, which is part of it,
 * frames its own pages, and makes a page from a whole document (the trusted types `gallery` and `worker`); `vue` is the
 * other pages' own.
 */
export function docsHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
      "connect-src 'self'",
      "img-src 'self' data:",
      "frame-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types vue gallery worker',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
  };
}
