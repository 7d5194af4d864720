import { apiBaseOf, type Configuration } from '@gatehouse-login/core';
import { type Findings, fault, fine, noAnswer } from '../../findings/finding.ts';
import { look, type Patient } from '../patient.ts';

/** An address of a configuration, and what the configuration calls it. */
interface Named {
  readonly name: string;
  readonly url: string;
  /** Whether something must be there. Otherwise any answer shows that the server can be reached. */
  readonly mustExist: boolean;
}

const GONE: readonly number[] = [404, 410];

/** Examines whether every address of the configuration answers. Nothing is filled into templates. */
export async function* checkAddresses(patient: Patient): Findings {
  const named = addressesOf(patient.configuration);
  const urls = [...new Map(named.map((each) => [each.url, each])).values()];
  const asked = urls.map(async (each) => ({ ...each, answer: await look(patient, each.url, each.name) }));
  for (const { name, url, mustExist, answer } of await Promise.all(asked)) {
    const status = answer.isOk() ? answer.value.status : 0;
    if (answer.isErr()) yield answer.error;
    if (status >= 500) {
      yield noAnswer(
        `${name} answers with HTTP ${status}: ${url}`,
        'Its server is broken or too busy.',
        'Look into the log of that server.',
      );
    }
    if (mustExist && GONE.includes(status)) {
      yield fault(
        `${name} leads nowhere (HTTP ${status}): ${url}`,
        'Whoever is sent there sees an error.',
        `Correct ${name} in the configuration, or bring the page back.`,
      );
    }
  }
  return fine(urls.length === 1 ? 'The only address answers.' : `All ${urls.length} addresses answer.`);
}

/** Every web address of a configuration, up to its query or its first placeholder. */
export function addressesOf(configuration: Configuration): readonly Named[] {
  const { urls, streaming, telemetry, useSso } = configuration;
  const byRegion = (list: 'forgotPasswordUrls' | 'forgotUsernameUrls' | 'redirects') =>
    Object.entries(urls[list]).map(([key, url]) => [`urls.${list}.${key}`, url, true] as const);
  const all: readonly (readonly [name: string, url: string | undefined, mustExist: boolean])[] = [
    ['The API', apiBaseOf(configuration), false],
    ['streaming.serverUrl', streaming.serverUrl, false],
    ['telemetry.url', telemetry?.url, false],
    ...byRegion('redirects'),
    // A form post has no page for GET, but its server answers.
    ['urls.sso', useSso ? urls.sso : undefined, false],
    ['urls.reloadURL', urls.reloadURL, true],
    ['urls.myAccountUrl', urls.myAccountUrl, true],
    ...byRegion('forgotPasswordUrls'),
    ...byRegion('forgotUsernameUrls'),
  ];
  return all.flatMap(([name, template = '', mustExist]) => {
    const [start = ''] = template.split(/[?#{]/, 1);
    return /^https?:/.test(start) && URL.canParse(start)
      ? [{ name, url: new URL(start).href, mustExist }]
      : [];
  });
}
