/** The servers that files are written for. */
export const SERVERS = ['nginx', 'caddy'] as const;

/** One of `SERVERS`. */
export type ServerKind = (typeof SERVERS)[number];

/** How the site of one brand is served. `stamp.json` holds it as `serving`. */
export interface Serving {
  /** The site's origin, such as `https://login.example`. */
  readonly origin: string;
  /** The port that the server listens on. */
  readonly port: number;
  /** The folder with `HOST/fullchain.pem` and `HOST/privkey.pem`. Null if something in front of the server ends TLS. */
  readonly certificates: string | null;
  /** The path that the page calls, such as `/api`, and the platform's address for it. Null if it calls another origin. */
  readonly api: { readonly path: string; readonly url: string } | null;
  /** How many calls that change something an address may make in a minute. 0 for any number. */
  readonly logonsPerMinute: number;
  /** The addresses of proxies whose `X-Forwarded-For` counts, as IP addresses or ranges (RFC 4632). */
  readonly proxies: readonly string[];
  /** The file that each request is logged to, in one line of JSON. */
  readonly log: string;
}

/** A site of a release, and what its `stamp.json` says. */
export interface ServedSite {
  /** The name of its folder in `sites`. */
  readonly name: string;
  readonly brand: string;
  readonly serving: Serving;
  /** What every document is sent with. */
  readonly headers: Readonly<Record<string, string>>;
  /** Which file answers which path and `lang`. An empty `lang` stands for every other one. */
  readonly documents: readonly { readonly path: string; readonly lang: string; readonly file: string }[];
}

/** The host of a site, without its port. */
export const hostOf = ({ origin }: Serving): string => new URL(origin).hostname;

/** The port of HTTPS. */
export const TLS_PORT = 443;
const PLAIN_PORT = 80;

/** Returns the port of an address, or the default port of its protocol. */
export const portOf = ({ protocol, port }: URL): number =>
  Number(port) || (protocol === 'https:' ? TLS_PORT : PLAIN_PORT);

/** The name of a site's folder: its host, and its port if that is not the usual one. */
export const siteNameOf = (origin: string): string => new URL(origin).host.replace(/[^\w.-]/g, '_');

/** Where browsers send what the content security policy has blocked. */
export const REPORT_PATH = '/csp-report';

/** Paths that stand in the files of a server without quotes. */
export const PLAIN_PATH = /^\/[\w./~-]*$/;
