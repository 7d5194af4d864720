import {
  type Configuration,
  checkRedirectUri,
  configuredPlatforms,
  cultureOf,
  DEFAULT_LANGUAGE,
  forgotPasswordTarget,
  LANGUAGES,
  type Region,
  resetPage,
  setParameter,
} from '@gatehouse-login/core';
import { builtSite } from '../../built-site.ts';
import { departureOf } from '../../driver/departure-of.ts';
import type { Rehearse, Rehearsed } from '../../driver/rehearsal.ts';
import { canStamp, loadRenderer } from '../../renderer.ts';
import { viewDestination } from '../../report/destination-view.ts';

/** What the page of a configuration does, as rows of a name and a sentence. */
export type Deeds = readonly (readonly [name: string, what: string])[];

const ANYBODY = { username: 'visitor', session: 'SESSION-STAND-IN' } as const;

/** Says what the page of a configuration will do. Values that a visitor brings along are named, not shown. */
export async function whatItDoes(configuration: Configuration, rehearse: Rehearse): Promise<Deeds> {
  const { capabilities, dualLoginSupported, redirectUris, telemetry } = configuration;
  const { regions, defaultTab, tradingview } = capabilities;
  const [region = null] = regions;
  const tabs = dualLoginSupported ? 'user name and phone' : NAMES[defaultTab];
  const platforms = tradingview ? [] : configuredPlatforms(configuration);
  const partners = redirectUris.filter(({ uri }) => checkRedirectUri(uri, redirectUris).isOk());
  const leads = async (name: string, rehearsed: Pick<Rehearsed, 'visit' | 'platform' | 'twoFactor'>) => {
    const led = await rehearse(configuration, { ...ANYBODY, ...rehearsed });
    return led.match(
      (destination) => {
        const { origin, path, parameters } = viewDestination(departureOf(destination), {
          mask: (text) => text,
        });
        return [name, `${origin}${path} with ${Object.keys(parameters).join(', ') || 'nothing'}`] as const;
      },
      () => [name, 'nowhere'] as const,
    );
  };
  const visit = { region: region as Region | null, language: DEFAULT_LANGUAGE, query: '' };
  const ways = [
    ...platforms.map((platform) => leads(platform, { visit, platform, twoFactor: 'off' })),
    ...(tradingview ? [] : [leads('my account', { visit, platform: undefined, twoFactor: 'mandatory' })]),
    ...partners.slice(0, MOST).map(({ uri }) => {
      const query = setParameter('', 'redirect_uri', uri);
      // Two-factor authentication of the account is what a partner asks for.
      return leads('partner', { visit: { ...visit, query }, platform: undefined, twoFactor: 'enabled' });
    }),
  ];
  return [
    ['regions', regions.length === 0 ? 'none' : regions.join(', ')],
    ['languages', LANGUAGES.join(', ')],
    ['log in by', tabs],
    ...(await Promise.all(ways)),
    ['forgotten', forgottenPassword(configuration)],
    ...(telemetry === undefined
      ? []
      : [
          [
            'measurements',
            `to ${telemetry.url}, from ${telemetry.sample * 100} % of the page views`,
          ] as const,
        ]),
  ];
}

/** Says where the link for a forgotten password leads, by region if that differs. */
function forgottenPassword(configuration: Configuration): string {
  const { capabilities } = configuration;
  const ways = new Map<string, string[]>();
  for (const region of capabilities.regions.length === 0 ? [null] : capabilities.regions) {
    const way = wayOf(region, configuration);
    ways.set(way, [...(ways.get(way) ?? []), region ?? '']);
  }
  return [...ways]
    .map(([way, regions]) => (ways.size === 1 ? way : `${regions.join(', ')}: ${way}`))
    .join('; ');
}

function wayOf(region: Region | null, configuration: Configuration): string {
  const link = forgotPasswordTarget(configuration.capabilities, region, configuration);
  if (link === null) return 'not offered';
  const page = link.kind === 'reset' ? resetPage(region, configuration, cultureOf(DEFAULT_LANGUAGE)) : link;
  if (page === null) return 'no page; visitors are told to contact Client Management';
  const [address] = page.url.split(/[?#]/, 1);
  return `${address} ${page.kind === 'frame' ? 'in a frame' : 'in a new tab'}`;
}

const NAMES = { username: 'user name', phone: 'phone' } as const;
const MOST = 5;

/** Returns the headers of a configuration's documents, or an empty object if the page was not built. */
export async function headersOf(configuration: Configuration): Promise<Readonly<Record<string, string>>> {
  const site = builtSite();
  if (site === undefined || !canStamp(site)) return {};
  const renderer = await loadRenderer(site);
  return renderer.map(({ documentHeaders }) => documentHeaders(configuration)).unwrapOr({});
}

/** Lists the other origins that the content security policy lets the page reach. */
export function reachOf(headers: Readonly<Record<string, string>>): Deeds {
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((each) => each.split(' '));
  return directives.flatMap(([name = '', ...sources]) => {
    const what = REACH[name];
    const origins = sources.filter((source) => /^\w+:\/\//.test(source));
    return what === undefined || origins.length === 0 ? [] : [[what, origins.join(', ')] as const];
  });
}

const REACH: Readonly<Record<string, string>> = {
  'connect-src': 'connects to',
  'frame-src': 'frames',
  'form-action': 'posts to',
  'img-src': 'pictures of',
};
