import {
  type Configuration,
  checkRedirectUri,
  configuredPlatforms,
  type DomainError,
  englishText,
  messageOf,
  type Region,
  setParameter,
  type Visit,
} from '@gatehouse-login/core';
import type { Rehearse, Rehearsed } from '../../driver/rehearsal.ts';
import { type Findings, type Found, fault, fine, warning } from './finding.ts';

/** A login to rehearse, and where it leads. */
interface Stage extends Pick<Rehearsed, 'visit' | 'platform' | 'twoFactor'> {
  readonly about: string;
}

/** What rehearsing logins needs. */
export interface Rehearsal {
  readonly configuration: Configuration;
  readonly visit: Visit;
  readonly rehearse: Rehearse;
}

/** Rehearses a login for every region, platform and partner, and examines the lists by region. */
export async function* checkRedirects(patient: Rehearsal): Findings {
  yield* listFindings(patient);
  const stages = [...stagesOf(patient)];
  const lost = new Map<string, { readonly error: DomainError; readonly regions: string[] }>();
  for (const { about, ...stage } of stages) {
    const rehearsed = { username: 'visitor', session: 'SESSION-STAND-IN', ...stage };
    const led = await patient.rehearse(patient.configuration, rehearsed);
    if (led.isOk()) continue;
    const { regions } = lost.get(about) ?? { regions: [] };
    lost.set(about, { error: led.error, regions: [...regions, stage.visit.region ?? ''] });
  }
  for (const [about, { error, regions }] of lost) {
    const field = error.kind === 'configuration-fault' ? error.field : undefined;
    const at = regions.join() === '' ? '' : ` at ${regions.join(', ')}`;
    yield fault(
      `The way ${about}${at} leads nowhere: ${reasonOf(error)}.`,
      'These visitors sign in and then see an error.',
      field === undefined ? 'Correct the configuration.' : `Set ${field} in the configuration.`,
      field,
    );
  }
  return fine(`All ${stages.length} ways out have an address: for every region, platform and partner.`);
}

const reasonOf = (error: DomainError): string =>
  error.kind === 'configuration-fault'
    ? `${error.field ?? 'the file'} ${error.problem}`
    : englishText(messageOf(error));

function* stagesOf({ configuration, visit }: Rehearsal): Generator<Stage> {
  const { capabilities, redirectUris } = configuration;
  const regions: readonly (Region | null)[] =
    capabilities.regions.length === 0 ? [null] : capabilities.regions;
  const platforms = capabilities.tradingview ? [] : configuredPlatforms(configuration);
  const partners = redirectUris
    .filter(({ uri }) => checkRedirectUri(uri, redirectUris).isOk())
    .map(({ uri }) => ({ uri, query: setParameter('', 'redirect_uri', uri) }));
  const query = (capabilities.tradingview && partners[0]?.query) || '';
  for (const region of regions) {
    const plain = { visit: { ...visit, region, query: '' }, platform: undefined };
    for (const platform of platforms) yield { ...plain, about: `to ${platform}`, platform, twoFactor: 'off' };
    for (const partner of partners) {
      const partnerVisit = { ...plain.visit, query: partner.query };
      yield {
        ...plain,
        about: `to the partner ${partner.uri}`,
        visit: partnerVisit,
        twoFactor: 'enabled',
      };
    }
    const about = 'to my account, for whoever must set up two-factor authentication,';
    yield { ...plain, about, visit: { ...plain.visit, query }, twoFactor: 'mandatory' };
  }
}

/** Partners that cannot be used, and addresses by region whose key is no region of the brand. */
function* listFindings({ configuration }: Rehearsal): Generator<Found> {
  const { redirectUris, capabilities, urls, brand } = configuration;
  const unusable = redirectUris.filter(({ uri }) => checkRedirectUri(uri, redirectUris).isErr());
  for (const { uri } of unusable) {
    yield warning(
      `redirectUris has an entry that is never used: ${uri}`,
      'This partner gets an error.',
      'List a clean absolute address: https, no fragment, no capitals in the host, no reserved parameter.',
      'redirectUris',
    );
  }
  if (capabilities.tradingview && unusable.length === redirectUris.length) {
    yield fault(
      'redirectUris lists no usable address.',
      'This brand leads back to a partner, so nobody can log in.',
      'List the addresses of the partners in redirectUris.',
      'redirectUris',
    );
  }
  const known: readonly string[] = ['default', ...capabilities.regions];
  for (const list of ['forgotPasswordUrls', 'forgotUsernameUrls'] as const) {
    for (const key of Object.keys(urls[list]).filter((each) => !known.includes(each))) {
      yield warning(
        `urls.${list} has an address for "${key}", which is no region of ${brand}.`,
        'The address is never used.',
        `Use one of ${known.join(', ')}, or remove it.`,
        `urls.${list}.${key}`,
      );
    }
  }
}
