import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { apiBaseOf, type Configuration } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import type { SERVER_FLAGS, STAMP_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { type Ending, usageError } from '../../report/ending.ts';
import { oneOf } from '../../report/suggestion.ts';
import { PLAIN_PATH, SERVERS, type ServerKind, type Serving, TLS_PORT } from '../../server/serving.ts';
import { inert } from '../../terminal/inert.ts';

/** How a site is to be served, and by what. */
export interface WantedServer {
  readonly server: ServerKind;
  readonly serving: Serving;
}

type Flag = keyof typeof SERVER_FLAGS;

const mistake = (message: string, next: string) => err(usageError(message, next));

/** Reads the flags of the server. Undefined without `--server`. */
export function readServing(
  given: Given<typeof STAMP_FLAGS>,
  { configuration, origin, cwd }: { configuration: Configuration; origin: string | null; cwd: string },
): Result<WantedServer | undefined, Ending> {
  const { server: named } = given;
  if (named === undefined) {
    const alone = (['api', 'certificates', 'listen', 'proxies', 'logons', 'log'] satisfies Flag[]).find(
      (flag) => given[flag] !== undefined,
    );
    return alone === undefined
      ? ok(undefined)
      : mistake(`--${alone} says how a server behaves, and no server is named.`, 'Add --server nginx.');
  }
  return Result.combine([
    oneOf('There are no files for a server', named, SERVERS),
    readHost(origin),
    readApi(given.api, configuration),
    readFolder(given.certificates, cwd),
    readCount('listen', given.listen, given.certificates === undefined ? UNPRIVILEGED : TLS_PORT, MOST_PORTS),
    readProxies(given.proxies),
    readCount('logons', given.logons, LOGONS, MOST_LOGONS),
    readLog(given.log, cwd),
  ]).map(([server, host, api, certificates, port, proxies, logonsPerMinute, log]) => ({
    server,
    serving: { origin: host, api, certificates, port, proxies, logonsPerMinute, log },
  }));
}

const UNPRIVILEGED = 8080;
const MOST_PORTS = 65_535;
const LOGONS = 60;
const MOST_LOGONS = 1_000_000;

/** Letters, digits and hyphens, in labels of at most 63 (RFC 1123). */
const HOST = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

function readHost(origin: string | null): Result<string, Ending> {
  const next = 'Give --origin the address of the site, such as https://login.example.';
  if (origin === null)
    return mistake('The flag --origin is missing: a server knows a site by its host.', next);
  const { hostname } = new URL(origin);
  return HOST.test(hostname) ? ok(origin) : mistake(`"${inert(hostname)}" is no name of a host.`, next);
}

/** Where the calls go that the page makes on its own origin. Null if the page calls another one. */
function readApi(text: string | undefined, configuration: Configuration): Result<Serving['api'], Ending> {
  const base = new URL(apiBaseOf(configuration));
  const path = base.pathname.replace(/\/+$/, '');
  if (base.origin !== configuration.origin) {
    const next = 'Leave out --api, or change urls.apiEnv or urls.tradingApiUrl.';
    return text === undefined ? ok(null) : mistake(`The page calls the API at ${base.origin} itself.`, next);
  }
  const next =
    'Give --api the address that the calls are passed on to, such as https://platform.example/TradingAPI.';
  if (text === undefined)
    return mistake(`The flag --api is missing: the page calls ${path} on its own origin.`, next);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAddress =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    PLAIN_PATH.test(url.pathname);
  return isAddress
    ? ok({ path, url: url.href })
    : mistake('--api takes the address of an API, without a query.', next);
}

/** The ending for a path that would need quotes in the files of a server. */
export const unusablePath = (path: string): Ending =>
  usageError(
    `${inert(path)} cannot stand in the files of a server.`,
    'Choose a path of letters, digits, and the signs . _ ~ - only.',
  );

/** A path as it stands in the files of a server. */
export const readPath = (path: string): Result<string, Ending> =>
  PLAIN_PATH.test(path) ? ok(path) : err(unusablePath(path));

const readFolder = (text: string | undefined, cwd: string): Result<string | null, Ending> =>
  text === undefined ? ok(null) : readPath(resolve(cwd, text));

const readLog = (text = '/var/log/nginx/gatehouse.log', cwd: string): Result<string, Ending> =>
  readPath(resolve(cwd, text));

function readCount(
  flag: Flag,
  text: string | undefined,
  usual: number,
  most: number,
): Result<number, Ending> {
  const count = text === undefined ? usual : /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  const least = flag === 'listen' ? 1 : 0;
  if (count >= least && count <= most) return ok(count);
  return mistake(
    `--${flag} takes a whole number from ${least} to ${most}.`,
    `Give one, such as --${flag} ${usual}.`,
  );
}

function readProxies(text = ''): Result<readonly string[], Ending> {
  const proxies = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = proxies.find((each) => !isRange(each));
  if (wrong === undefined) return ok(proxies);
  return mistake(
    `"${inert(wrong)}" in --proxies is no IP address and no range of them.`,
    'Give such as 10.0.0.0/8,192.0.2.7.',
  );
}

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = BITS[isIP(address)];
  return (
    most !== undefined &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}
