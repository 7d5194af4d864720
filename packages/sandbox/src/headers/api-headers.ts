import { commonHeaders } from './common-headers.ts';

/** The headers of the platform's answers, which are data and never pages. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
