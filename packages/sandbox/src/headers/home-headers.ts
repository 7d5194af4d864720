import { commonHeaders, permissionsPolicy } from './common-headers.ts';

/** The headers of the home port: only its own scripts and styles, and frames on pages of the origins in `framedBy`. */
export const homeHeaders = (framedBy: readonly string[]): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'permissions-policy': permissionsPolicy,
});
