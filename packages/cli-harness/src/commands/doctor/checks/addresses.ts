import { apiBaseOf, type Configuration } from '@gatehouse-login/core';
import { type Finding, fine } from '../finding.ts';
import { get, type Patient } from '../patient.ts';

interface Named {
  readonly name: string;
  readonly url: string;
  /** Whether something must be there. Otherwise any answer shows that the server can be reached. */
  readonly mustExist: boolean;
}

const GONE: readonly number[] = [404, 410];

/** Examines whether every address of the configuration answers. Nothing is filled into templates. */
export async function checkAddresses(patient: Patient): Promise<Finding[]> {
  const named = addressesOf(patient.configuration);
  const urls = [...new Map(named.map((each) => [each.url, each])).values()];
  const findings = (await Promise.all(urls.map((each) => checkAddress(patient, each)))).flat();
  const count = urls.length === 1 ? 'The only address answers.' : `All ${urls.length} addresses answer.`;
  return findings.length === 0 ? [fine('addresses', count)] : findings;
}

async function checkAddress(patient: Patient, { name, url, mustExist }: Named): Promise<Finding[]> {
  const asked = await get(patient, url, 'addresses', name);
  if ('finding' in asked) return [asked.finding];
  const { status } = asked.answer;
  await asked.answer.body?.cancel();
  if (status >= 500) {
    return [
      {
        check: 'addresses',
        status: 'no answer',
        message: `${name} answers with HTTP ${status}: ${url}`,
        meaning: 'Its server is broken or too busy.',
        fix: 'Look into the log of that server.',
      },
    ];
  }
  if (!mustExist || !GONE.includes(status)) return [];
  return [
    {
      check: 'addresses',
      status: 'fault',
      message: `${name} leads nowhere (HTTP ${status}): ${url}`,
      meaning: 'Whoever is sent there sees an error.',
      fix: `Correct ${name} in the configuration, or bring the page back.`,
    },
  ];
}

function addressesOf(configuration: Configuration): Named[] {
  const { urls, streaming, useSso } = configuration;
  const pages: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(urls.redirects).map(([name, url]) => [`urls.redirects.${name}`, url] as const),
    ['urls.sso', useSso ? urls.sso : undefined],
    ['urls.reloadURL', urls.reloadURL],
    ['urls.myAccountUrl', urls.myAccountUrl],
    ...Object.entries(urls.forgotPasswordUrls).map(
      ([key, url]) => [`urls.forgotPasswordUrls.${key}`, url] as const,
    ),
    ...Object.entries(urls.forgotUsernameUrls).map(
      ([key, url]) => [`urls.forgotUsernameUrls.${key}`, url] as const,
    ),
  ];
  const servers: readonly (readonly [string, string | undefined])[] = [
    ['The API', apiBaseOf(configuration)],
    ['streaming.serverUrl', streaming.serverUrl],
  ];
  return [
    ...named(servers, false),
    // A form post has no page for GET, but its server answers.
    ...named(pages, true).map((each) => (each.name === 'urls.sso' ? { ...each, mustExist: false } : each)),
  ];
}

const named = (addresses: readonly (readonly [string, string | undefined])[], mustExist: boolean): Named[] =>
  addresses.flatMap(([name, url]) => {
    const plain = url === undefined ? null : withoutTemplate(url);
    return plain === null ? [] : [{ name, url: plain, mustExist }];
  });

/** The part of an address before its query and its first placeholder. Null for what is no web address. */
function withoutTemplate(template: string): string | null {
  const [start = ''] = template.split(/[?#{]/, 1);
  return /^https?:/.test(start) && URL.canParse(start) ? new URL(start).href : null;
}
