/** The names of the platform's calls, by the end of the path. */
const CALLS: readonly (readonly [path: RegExp, name: string])[] = [
  [/\/configs\/config\.json$/, 'config'],
  [/\/v2\/Session$/i, 'session'],
  [/\/session\/deleteSession$/i, 'log-off'],
  [/\/2FA\/Token\/[^/]+\/Code$/i, 'send-code'],
  [/\/2FA\/VerifyAuthCode$/i, 'verify-code'],
  [/\/session\/changePassword$/i, 'change-password'],
  [/\/ClientAndTradingAccount$/i, 'account'],
];

/** Returns the name of a request in figures, such as `session` or `document`. Returns null for requests to other sites. */
export function callName(url: string, origin: string): string | null {
  const { pathname, origin: called } = new URL(url);
  const known = CALLS.find(([path]) => path.test(pathname));
  return known?.[1] ?? (called === origin ? 'document' : null);
}
