import {
  checkRedirectUri,
  configuredPlatforms,
  type DomainError,
  englishText,
  messageOf,
  type PlatformType,
  type Region,
  setParameter,
  type Visit,
} from '@gatehouse-login/core';
import type { Rehearsed } from '../../../driver/rehearsal.ts';
import { type Finding, fine } from '../finding.ts';
import type { Patient } from '../patient.ts';

type Stage = Pick<Rehearsed, 'visit' | 'platform' | 'twoFactor'> & { readonly about: string };

/** Rehearses a login for every region, platform and partner, and examines the lists by region. */
export async function checkRedirects(patient: Patient): Promise<Finding[]> {
  const { configuration, rehearse } = patient;
  const stages = stagesOf(patient);
  const findings: Finding[] = [...listFindings(patient), ...keyFindings(patient)];
  for (const { about, ...stage } of stages) {
    const led = await rehearse(configuration, { username: 'visitor', session: 'SESSION-STAND-IN', ...stage });
    if (led.isErr()) findings.push(lost(about, led.error));
  }
  const count = `All ${stages.length} ways out lead somewhere: for every region, platform and partner.`;
  return findings.length === 0 ? [fine('redirects', count)] : findings;
}

function stagesOf({ configuration, visit }: Patient): Stage[] {
  const { capabilities, redirectUris } = configuration;
  const regions: readonly (Region | null)[] =
    capabilities.regions.length === 0 ? [null] : capabilities.regions;
  const platforms = configuredPlatforms(configuration);
  const partners = redirectUris.filter(({ uri }) => checkRedirectUri(uri, redirectUris).isOk());
  return regions.flatMap((region) => {
    const at = region === null ? '' : ` at ${region}`;
    const plain: Visit = { ...visit, region, query: '' };
    const toPlatform = (platform: PlatformType): Stage => ({
      about: `to ${platform}${at}`,
      visit: plain,
      platform,
      twoFactor: 'off',
    });
    const toPartner = (uri: string): Stage => ({
      about: `to the partner ${uri}${at}`,
      visit: { ...plain, query: setParameter('', 'redirect_uri', uri) },
      platform: undefined,
      twoFactor: 'enabled',
    });
    const toMyAccount: Stage = {
      about: `to my account${at}, for whoever must set up two-factor authentication`,
      visit: capabilities.tradingview && partners[0] !== undefined ? toPartner(partners[0].uri).visit : plain,
      platform: undefined,
      twoFactor: 'mandatory',
    };
    return [
      ...(capabilities.tradingview ? [] : platforms.map(toPlatform)),
      ...partners.map(({ uri }) => toPartner(uri)),
      toMyAccount,
    ];
  });
}

function lost(about: string, error: DomainError): Finding {
  const isFault = error.kind === 'configuration-fault';
  const reason = isFault ? `${error.field ?? 'the file'} ${error.problem}` : englishText(messageOf(error));
  return {
    check: 'redirects',
    status: 'fault',
    message: `The way ${about} leads nowhere: ${reason}.`,
    meaning: 'These visitors sign in and then see an error.',
    fix:
      isFault && error.field !== undefined
        ? `Set ${error.field} in the configuration.`
        : 'Correct the configuration.',
  };
}

function listFindings({ configuration: { redirectUris, capabilities } }: Patient): Finding[] {
  const unusable = redirectUris.filter(({ uri }) => checkRedirectUri(uri, redirectUris).isErr());
  const findings: Finding[] = unusable.map(({ uri }) => ({
    check: 'redirects',
    status: 'warning',
    message: `redirectUris has an entry that is never used: ${uri}`,
    meaning: 'This partner gets an error.',
    fix: 'List a clean absolute address: https, no fragment, no capitals in the host, no reserved parameter.',
  }));
  if (capabilities.tradingview && unusable.length === redirectUris.length) {
    findings.push({
      check: 'redirects',
      status: 'fault',
      message: 'redirectUris lists no usable address.',
      meaning: 'This brand leads back to a partner, so nobody can log in.',
      fix: 'List the addresses of the partners in redirectUris.',
    });
  }
  return findings;
}

/** Addresses by region whose key is no region of the brand. */
function keyFindings({ configuration: { urls, capabilities, brand } }: Patient): Finding[] {
  const known: readonly string[] = ['default', ...capabilities.regions];
  const lists = { forgotPasswordUrls: urls.forgotPasswordUrls, forgotUsernameUrls: urls.forgotUsernameUrls };
  return Object.entries(lists).flatMap(([list, byRegion]) =>
    Object.keys(byRegion)
      .filter((key) => !known.includes(key))
      .map(
        (key): Finding => ({
          check: 'redirects',
          status: 'warning',
          message: `urls.${list} has an address for "${key}", which is no region of ${brand}.`,
          meaning: 'The address is never used.',
          fix: `Use one of ${known.join(', ')}, or remove it.`,
        }),
      ),
  );
}
