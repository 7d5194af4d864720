import { ABOUT_KEYS, type Configuration } from '@gatehouse-login/core';
import { ENCRYPTIONS } from '@gatehouse-login/sandbox';
import { type Found, warning } from '../findings/finding.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Finds what is allowed in a configuration and hardly meant. `json` is the file that it was read from. */
export function* unwiseIn(configuration: Configuration, json: unknown): Generator<Found> {
  yield* addressesOfThisMachine(configuration);
  yield* knownKeys(configuration);
  yield* ignoredValues(json, configuration);
}

/** Plain http is accepted on this machine only. */
function* addressesOfThisMachine({ urls, streaming, telemetry }: Configuration): Generator<Found> {
  const { redirects, forgotPasswordUrls, forgotUsernameUrls, ...single } = urls;
  const lists = { redirects, forgotPasswordUrls, forgotUsernameUrls };
  const addresses = [
    ...Object.entries(single).map(([name, url]) => [`urls.${name}`, url] as const),
    ...Object.entries(lists).flatMap(([list, entries]) =>
      Object.entries(entries).map(([name, url]) => [`urls.${list}.${name}`, url] as const),
    ),
    ['streaming.serverUrl', streaming.serverUrl] as const,
    ['telemetry.url', telemetry?.url] as const,
  ];
  for (const [field, url] of addresses)
    if (url?.startsWith('http:'))
      yield warning(
        `${field} leads to the visitor's own machine, over plain http.`,
        'That works for a trial on this machine only.',
        'Give the https address that visitors can reach.',
        field,
      );
}

const KEYS = ['keyHex', 'keyText', 'keyMd5Of', 'passphrase'] as const;

function* knownKeys({ encrypted, encryption }: Configuration): Generator<Found> {
  for (const name of encrypted ? KEYS : []) {
    const isKnown = Object.values(ENCRYPTIONS).some((each) => each?.[name] === encryption?.[name]);
    if (encryption?.[name] !== undefined && isKnown)
      yield warning(
        `encryption.${name} is a key of the sandbox.`,
        'Everybody who has this program knows it.',
        'Agree on a key with the platform.',
        `encryption.${name}`,
      );
  }
}

/** Settings that the page can do without: a wrong value is replaced by the default, without a word. */
const HARMLESS = [
  ...['brandName', 'appTitle', 'pageTitle', 'defaultTheme', 'dualLoginSupported', 'useSingleTabLogin'],
  ...['showForgotPassword', 'forgottenCode', 'skin', 'brandsWithForgotPasswordFrame', 'streaming'],
  ...['telemetry', 'riskDisclaimerSvgUrls', 'redirectUris'],
];

function* ignoredValues(json: unknown, configuration: Configuration): Generator<Found> {
  const given = json as Fields;
  const taken = configuration as unknown as Fields;
  for (const name of HARMLESS)
    for (const field of lostIn(given[name], taken[name], name))
      yield warning(
        `${field} has a value that is not accepted, and is ignored.`,
        'The page works as if it were not there.',
        'Correct the value, or remove it.',
        field,
      );
}

/** The paths of what is in a value of the file and did not become part of the configuration. */
function lostIn(given: unknown, taken: unknown, path: string): readonly string[] {
  if (given === undefined || given === null || given === '') return [];
  if (Array.isArray(given)) return Array.isArray(taken) && taken.length === given.length ? [] : [path];
  if (typeof given !== 'object') return given === taken ? [] : [path];
  const entries = Object(taken) as Fields;
  // A key that is not known is told of as one.
  return Object.entries(given)
    .filter(([name]) => !hasKnownKeys(path) || Object.hasOwn(ABOUT_KEYS, `${path}.${name}`))
    .flatMap(([name, value]) => lostIn(value, entries[name], `${path}.${name}`));
}

const hasKnownKeys = (path: string): boolean =>
  Object.keys(ABOUT_KEYS).some((key) => key.startsWith(`${path}.`));
