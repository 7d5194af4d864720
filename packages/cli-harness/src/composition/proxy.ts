import http from 'node:http';

const NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;
const OWN_MACHINE = 'localhost,127.0.0.1,[::1]';

interface ProxyEnvironment {
  http_proxy?: string;
  https_proxy?: string;
  no_proxy: string;
}

/** What Node is told of proxies: the usual variables, in either case, and never one for this machine itself. */
export function proxiesOf(env: Readonly<Record<string, string | undefined>>): ProxyEnvironment | null {
  const [overHttp, overHttps, none] = NAMES.map((name) => env[name.toLowerCase()] || env[name]);
  if (!overHttp && !overHttps) return null;
  return {
    ...(overHttp ? { http_proxy: overHttp } : {}),
    ...(overHttps ? { https_proxy: overHttps } : {}),
    no_proxy: none ? `${none},${OWN_MACHINE}` : OWN_MACHINE,
  };
}

/** Lets this process reach the network as the environment says; a Node that cannot do it goes directly. */
export function goThroughProxies(env: Readonly<Record<string, string | undefined>>): void {
  const proxies = proxiesOf(env);
  if (proxies !== null && typeof http.setGlobalProxyFromEnv === 'function') {
    http.setGlobalProxyFromEnv({ ...proxies });
  }
}
