import type { SiteConfiguration } from '../brands/configuration.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** Where browsers send the reports of violations. They appear in the journal. */
export const REPORT_PATH = '/csp-report';

/** Sources that the page of a development server needs beyond those of the built site. */
export interface DevelopmentPage {
  /** The web socket that announces changes. */
  readonly socket: string;
  /** The nonce of the styles that Vite inserts (packages/web-react/vite.config.ts). */
  readonly nonce: string;
}

type Sources = readonly string[];

function originsOf(addresses: readonly (string | undefined)[]): Sources {
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
      ),
    ),
  ];
}

/** The API, when it is not on the site's own origin. */
const apiSources = ({ urls }: SiteConfiguration): Sources =>
  urls.apiEnv === 'ppe' || urls.apiEnv === 'live' ? [] : originsOf([urls.tradingApiUrl]);

/** The streaming server. A source that names `https` does not allow `wss`, so both are named. */
const streamSources = ({ streaming }: SiteConfiguration): Sources =>
  originsOf([streaming?.serverUrl]).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** The address that the page sends its reports to. */
const telemetrySources = ({ telemetry }: SiteConfiguration): Sources => originsOf([telemetry?.url]);

/** The provider's pages for forgotten passwords. A framed page of our own origin could control the login page. */
const frameSources = ({ urls }: SiteConfiguration, ownOrigin: string): Sources =>
  originsOf(Object.values(urls.forgotPasswordUrls)).filter((origin) => origin !== ownOrigin);

/** The SSO address, and the web trader that it redirects to: Chromium checks the redirects of a form post as well. */
const formTargets = ({ useSso, urls }: SiteConfiguration): Sources =>
  useSso && urls.sso !== undefined ? originsOf([urls.sso, urls.redirects.webtrader]) : [];

const orNone = (sources: Sources): Sources => (sources.length === 0 ? ["'none'"] : sources);
const quoted = (hashes: readonly string[]): Sources => hashes.map((hash) => `'sha256-${hash}'`);

/** The content security policy of a brand's page at `ownOrigin`, from the addresses in its configuration. */
export function contentSecurityPolicy(
  configuration: SiteConfiguration,
  ownOrigin: string,
  inline: InlineHashes,
  development?: DevelopmentPage,
): string {
  const nonce = development === undefined ? [] : [`'nonce-${development.nonce}'`];
  const socket = development === undefined ? [] : [development.socket];
  const connections = [
    ...new Set([
      ...apiSources(configuration),
      ...streamSources(configuration),
      ...telemetrySources(configuration),
    ]),
  ].filter((origin) => origin !== ownOrigin);
  const directives: Readonly<Record<string, Sources>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(inline.scripts)],
    'style-src': ["'self'", ...quoted(inline.styles), ...nonce],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...socket],
    'frame-src': orNone(frameSources(configuration, ownOrigin)),
    'form-action': orNone(formTargets(configuration)),
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy's name under which the page registers its service worker.
    'trusted-types': ['worker'],
    'report-uri': [REPORT_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
