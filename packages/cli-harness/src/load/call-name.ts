/** The platform's calls, by what ends their paths. */
const CALLS: readonly (readonly [path: RegExp, name: string])[] = [
  [/\/configs\/config\.json$/, 'config'],
  [/\/v2\/Session$/i, 'session'],
  [/\/session\/deleteSession$/i, 'log-off'],
  [/\/2FA\/Token\/[^/]+\/Code$/i, 'send-code'],
  [/\/2FA\/VerifyAuthCode$/i, 'verify-code'],
  [/\/session\/changePassword$/i, 'change-password'],
  [/\/ClientAndTradingAccount$/i, 'account'],
];

/** The name of a call for figures; `document` for a page of the site. Null for what is neither the site's nor the platform's. */
export function callName(url: string, origin: string): string | null {
  const { pathname, origin: called } = new URL(url);
  const known = CALLS.find(([path]) => path.test(pathname));
  return known?.[1] ?? (called === origin ? 'document' : null);
}
