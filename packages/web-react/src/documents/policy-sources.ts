import type { Configuration } from '@gatehouse-login/core';

/** The sources of one directive of a content security policy. */
export type Sources = readonly string[];

// A host may hold `;`, `,` and `*` (WHATWG URL), which would end the directive, end the policy or allow every host.
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** The origins of addresses, each once. An address that no browser can read, or that is no plain one, allows nothing. */
const originsOf = (addresses: readonly (string | undefined)[]): Sources => {
  const read = addresses.filter((address) => address !== undefined && URL.canParse(address));
  const origins = read.map((address) => new URL(String(address)).origin);
  return [...new Set(origins.filter((origin) => PLAIN_ORIGIN.test(origin)))];
};

/** What the page connects to beside its own origin: the platform's API, when it has a host of its own. */
export const apiSources = ({ urls }: Pick<Configuration, 'urls'>): Sources =>
  urls.apiEnv === 'ppe' || urls.apiEnv === 'live' ? [] : originsOf([urls.tradingApiUrl]);

/** The streaming server, by HTTP and by web socket: neither scheme of a source includes the other. */
export const streamSources = ({ streaming }: Pick<Configuration, 'streaming'>): Sources =>
  originsOf([streaming.serverUrl]).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** The address that the page sends its reports to. */
export const telemetrySources = ({ telemetry }: Pick<Configuration, 'telemetry'>): Sources =>
  originsOf([telemetry?.url]);

/**
 * The pages for forgotten passwords that may be framed. Never our own origin: a script there could remove the
 * frame's sandbox and control the login page.
 */
export const frameSources = ({ urls, origin }: Pick<Configuration, 'urls' | 'origin'>): Sources =>
  originsOf(Object.values(urls.forgotPasswordUrls)).filter((source) => source !== origin);

/** The pictures of the risk disclaimer that are on another host. */
export const imageSources = ({
  riskDisclaimerSvgUrls,
  origin,
}: Pick<Configuration, 'riskDisclaimerSvgUrls' | 'origin'>): Sources =>
  originsOf(Object.values(riskDisclaimerSvgUrls)).filter((source) => source !== origin);

/**
 * Where the form of single sign-on is posted to, and the web trader that it redirects to: Chromium checks the
 * redirects that follow a form post as well.
 */
export const formTargets = ({ useSso, urls }: Pick<Configuration, 'useSso' | 'urls'>): Sources =>
  useSso && urls.sso !== undefined ? originsOf([urls.sso, urls.redirects.webtrader]) : [];
