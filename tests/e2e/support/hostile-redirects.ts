/** Queries with a `redirect_uri` that is not listed, made from the listed ones. */
export const hostileRedirects = (callback: string, partner: string): readonly string[] => {
  const uri = (value: string): string => `redirect_uri=${encodeURIComponent(value)}`;
  const host = new URL(callback).host;
  return [
    uri('https://evil.example/'),
    uri(`${callback}more`),
    uri(callback.slice(0, -1)),
    uri(callback.toUpperCase()),
    uri(`${callback}?a=1`),
    uri(`${callback}#x`),
    uri(` ${callback}`),
    uri(`${callback}%2e%2e/`),
    uri(callback.replace('//', '//user@')),
    uri(callback.replace(host, `${host}.evil.example`)),
    uri(callback.replace(host, `evil.example\\@${host}`)),
    uri('javascript:alert(1)'),
    uri('data:text/html,x'),
    uri(`//${host}/tradingview/callback/`),
    uri(`${partner}?code=1`),
    uri(`${partner}?Code=1&STATE=2`),
    uri(`${partner}?%63ode=1`),
    `${uri(callback)}&${uri(callback)}`,
    `${uri(callback)}&state=a&state=b`,
    `redirect_uri=${encodeURIComponent(encodeURIComponent(callback))}`,
  ];
};
