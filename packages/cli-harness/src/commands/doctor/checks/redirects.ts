import {
  checkRedirectUri,
  configuredPlatforms,
  type DomainError,
  englishText,
  messageOf,
  type Region,
  setParameter,
} from '@gatehouse-login/core';
import type { Rehearsed } from '../../../driver/rehearsal.ts';
import { type Found, fault, found, orFine, warning } from '../finding.ts';
import type { Patient } from '../patient.ts';

/** A login to rehearse, and where it leads. */
interface Stage extends Pick<Rehearsed, 'visit' | 'platform' | 'twoFactor'> {
  readonly about: string;
}

/** Rehearses a login for every region, platform and partner, and examines the lists by region. */
export async function checkRedirects(patient: Patient): Promise<readonly Found[]> {
  const { configuration, rehearse } = patient;
  const stages = stagesOf(patient);
  const lost: Found[] = [];
  for (const { about, ...stage } of stages) {
    const led = await rehearse(configuration, { username: 'visitor', session: 'SESSION-STAND-IN', ...stage });
    if (led.isErr()) lost.push(lostFinding(about, led.error));
  }
  return orFine(
    [...listFindings(patient), ...keyFindings(patient), ...lost],
    `All ${stages.length} ways out lead somewhere: for every region, platform and partner.`,
  );
}

function stagesOf({ configuration, visit }: Patient): readonly Stage[] {
  const { capabilities, redirectUris } = configuration;
  const regions: readonly (Region | null)[] =
    capabilities.regions.length === 0 ? [null] : capabilities.regions;
  const platforms = capabilities.tradingview ? [] : configuredPlatforms(configuration);
  const queries = redirectUris
    .filter(({ uri }) => checkRedirectUri(uri, redirectUris).isOk())
    .map(({ uri }) => ({ uri, query: setParameter('', 'redirect_uri', uri) }));
  const ofPartner = capabilities.tradingview ? queries[0]?.query : undefined;
  return regions.flatMap((region): readonly Stage[] => {
    const at = region === null ? '' : ` at ${region}`;
    const plain = { ...visit, region, query: '' };
    return [
      ...platforms.map(
        (platform) => ({ about: `to ${platform}${at}`, visit: plain, platform, twoFactor: 'off' }) as const,
      ),
      ...queries.map(
        ({ uri, query }) =>
          ({
            about: `to the partner ${uri}${at}`,
            visit: { ...plain, query },
            platform: undefined,
            twoFactor: 'enabled',
          }) as const,
      ),
      {
        about: `to my account${at}, for whoever must set up two-factor authentication`,
        visit: { ...plain, query: ofPartner ?? '' },
        platform: undefined,
        twoFactor: 'mandatory',
      },
    ];
  });
}

function lostFinding(about: string, error: DomainError): Found {
  const field = error.kind === 'configuration-fault' ? error.field : undefined;
  const reason =
    error.kind === 'configuration-fault'
      ? `${field ?? 'the file'} ${error.problem}`
      : englishText(messageOf(error));
  return fault(
    `The way ${about} leads nowhere: ${reason}.`,
    'These visitors sign in and then see an error.',
    field === undefined ? 'Correct the configuration.' : `Set ${field} in the configuration.`,
  );
}

function listFindings({ configuration: { redirectUris, capabilities } }: Patient): readonly Found[] {
  const unusable = redirectUris.filter(({ uri }) => checkRedirectUri(uri, redirectUris).isErr());
  return [
    ...unusable.map(({ uri }) =>
      warning(
        `redirectUris has an entry that is never used: ${uri}`,
        'This partner gets an error.',
        'List a clean absolute address: https, no fragment, no capitals in the host, no reserved parameter.',
      ),
    ),
    ...found(
      capabilities.tradingview && unusable.length === redirectUris.length,
      fault(
        'redirectUris lists no usable address.',
        'This brand leads back to a partner, so nobody can log in.',
        'List the addresses of the partners in redirectUris.',
      ),
    ),
  ];
}

/** Addresses by region whose key is no region of the brand. */
function keyFindings({ configuration: { urls, capabilities, brand } }: Patient): readonly Found[] {
  const known: readonly string[] = ['default', ...capabilities.regions];
  return (['forgotPasswordUrls', 'forgotUsernameUrls'] as const).flatMap((list) =>
    Object.keys(urls[list])
      .filter((key) => !known.includes(key))
      .map((key) =>
        warning(
          `urls.${list} has an address for "${key}", which is no region of ${brand}.`,
          'The address is never used.',
          `Use one of ${known.join(', ')}, or remove it.`,
        ),
      ),
  );
}
