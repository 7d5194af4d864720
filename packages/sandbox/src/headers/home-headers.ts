import { COMMON_HEADERS, permissionsPolicy } from './common-headers.ts';

/**
 * The headers of the home port: only its own scripts and styles, and frames on pages of the origins in `framedBy`. A page
 * that streams has the addresses in `streamsTo`, and a worker for the timers of the stream, which is made from a blob.
 */
export function homeHeaders(
  framedBy: readonly string[],
  streamsTo: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      ["connect-src 'self'", ...streamsTo].join(' '),
      ...(streamsTo.length === 0 ? [] : ['worker-src blob:']),
      "img-src 'self' data:",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
      "require-trusted-types-for 'script'",
      `trusted-types ${streamsTo.length === 0 ? "'none'" : 'default'}`,
    ].join('; '),
    'permissions-policy': permissionsPolicy,
  };
}
