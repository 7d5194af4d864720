import http from 'node:http';

const NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;
const THIS_MACHINE = 'localhost,127.0.0.1,[::1]';

/** The proxy variables as Node takes them. */
export interface ProxyEnvironment {
  http_proxy?: string;
  https_proxy?: string;
  no_proxy: string;
}

/**
 * Reads the usual proxy variables, in either case. This machine itself never gets a proxy. Null if none is
 * set.
 */
export function proxiesOf(env: Readonly<Record<string, string | undefined>>): ProxyEnvironment | null {
  const [overHttp, overHttps, none] = NAMES.map((name) => env[name.toLowerCase()] || env[name]);
  if (!overHttp && !overHttps) return null;
  return {
    ...(overHttp ? { http_proxy: overHttp } : {}),
    ...(overHttps ? { https_proxy: overHttps } : {}),
    no_proxy: none ? `${none},${THIS_MACHINE}` : THIS_MACHINE,
  };
}

/** Makes this process use the proxies of the environment. A Node that cannot do it connects directly. */
export function applyProxies(env: Readonly<Record<string, string | undefined>>): void {
  const proxies = proxiesOf(env);
  if (proxies !== null && typeof http.setGlobalProxyFromEnv === 'function') {
    http.setGlobalProxyFromEnv({ ...proxies });
  }
}
