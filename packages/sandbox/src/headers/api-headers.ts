import { COMMON_HEADERS } from './common-headers.ts';

/** The headers of the platform's answers, which are data and never pages. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
