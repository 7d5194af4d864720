import type { Configuration } from '@gatehouse-login/core';
import type { Departure, Shown } from '../driver/login-driver.ts';
import type { Outcome } from '../report/outcome.ts';
import { durationText } from '../scenario/duration.ts';
import { wordOf } from '../scenario/state-words.ts';
import type { DestinationName, Expectation, Expected } from '../scenario/step.ts';
import { chooseContact } from '../signing-in/contact-choice.ts';
import { mismatch, problemOf, type StepProblem } from './problem.ts';
import type { PlayTools } from './tools.ts';

/** Returns the time from the last action until the page rested, in milliseconds. */
export type Took = () => number;

/** Checks an expectation. Resolves with the problem, or with null. */
export async function check(
  expected: Expectation,
  took: Took,
  tools: PlayTools,
): Promise<StepProblem | null> {
  const { driver, vault } = tools;
  const { mask } = vault;
  const shown = driver.shown();
  const unless = (isMet: boolean, what: string, came: string): StepProblem | null =>
    isMet ? null : mismatch(what, came, driver.ending(), mask);
  switch (expected.expect) {
    case 'state':
      return checkState(expected, tools);
    case 'destination':
      return checkDestination(expected, tools);
    case 'fault':
      return unless(shown.fault === expected.fault, `the fault ${expected.fault}`, describe(shown));
    case 'outcome': {
      const outcome = outcomeOf(shown, driver.ending()?.outcome);
      return unless(outcome === expected.outcome, expected.outcome, outcome);
    }
    case 'message': {
      const what = `the message "${expected.text}"`;
      if (shown.message === null) return unless(false, what, 'no message');
      const problem = unless(shown.message === expected.text, what, `"${shown.message}"`);
      // What went wrong is in the message already.
      return problem && { ...problem, message: mismatch(what, `"${shown.message}"`, null, mask).message };
    }
    case 'language': {
      const what = `the language ${expected.language}`;
      return unless(shown.language === expected.language, what, shown.language ?? 'unknown');
    }
    case 'contact': {
      const chosen = await chooseContact(shown.contacts, expected);
      const values = shown.contacts.map(({ contactId, value }) => `${contactId} (${value})`).join(', ');
      return unless(chosen.isOk(), `the contact ${expected.contact}`, values || `none: ${describe(shown)}`);
    }
    case 'within': {
      const what = `an answer within ${durationText(expected.ms)}`;
      const problem = unless(took() <= expected.ms, what, durationText(took()));
      return problem && { ...problem, cause: 'expectation-failed' };
    }
    case 'accepted': {
      if (driver.departure() === null) return unless(false, 'a destination', describe(shown));
      const arrived = await driver.arrive();
      if (arrived.isErr()) return problemOf(arrived.error, mask);
      const { accepted, status, origin, path } = arrived.value;
      const came = `HTTP ${status} from ${origin}${mask(path)}`;
      return unless(accepted, 'that the destination accepts the login', came);
    }
    case 'stream': {
      const session = driver.session();
      if (session === null) return unless(false, 'a session to stream with', describe(shown));
      const ending = await tools.stream(session, expected);
      return ending && problemOf(ending, mask);
    }
  }
}

async function checkState(
  { state, fault, stalled, said, within }: Expected<'state'>,
  { driver, vault }: PlayTools,
): Promise<StepProblem | null> {
  const fits = (shown: Shown): boolean =>
    shown.at === state && (fault === null || shown.fault === fault) && (!stalled || shown.stalled);
  const start = performance.now();
  const shown = await driver.until(fits, within ?? 0);
  const late = within !== null && performance.now() - start > within;
  if (fits(shown) && !late) return null;
  const expected = within === null ? said : `${said} within ${durationText(within)}`;
  const received = fits(shown) ? `only after ${durationText(performance.now() - start)}` : describe(shown);
  return mismatch(expected, received, driver.ending(), vault.mask);
}

function checkDestination(
  { destination, parameters }: Expected<'destination'>,
  { driver, configuration, vault: { mask } }: PlayTools,
): StepProblem | null {
  const departure = driver.departure();
  if (departure === null) {
    return mismatch(`to leave for ${destination}`, describe(driver.shown()), driver.ending(), mask);
  }
  const places = leadsTo(departure, configuration);
  if (!places.includes(destination)) {
    const [address = ''] = departure.url.split(/[?#]/);
    return mismatch(`to leave for ${destination}`, places.join(' or ') || mask(address), null, mask);
  }
  for (const [name, value] of parameters) {
    const key = parameterName(name, destination, configuration);
    const came = departure.parameters[key];
    if (came === value) continue;
    const what = key === name ? name : `${name} (${key})`;
    const received = came === undefined ? `an address without ${what}` : `${what} ${mask(came)}`;
    return mismatch(`${what} ${value}`, received, null, mask);
  }
  return null;
}

/** Describes the page in words. */
export const describe = ({ at, fault, stalled }: Shown): string =>
  stalled ? 'the offer to continue' : wordOf(at, fault);

/** Returns the outcome of a login that stops now. `ended` is the outcome of its fault, if it has one. */
export function outcomeOf({ at }: Shown, ended: Outcome | undefined): Outcome {
  if (ended !== undefined) return ended;
  if (at === 'leaving') return 'signed-in';
  if (at === 'two-factor') return 'two-factor-required';
  return at === 'force-password' ? 'password-change-required' : 'input-required';
}

/** Returns the platforms that an address leads to, by the site's configuration. Two platforms can share an address. */
export function leadsTo(
  { kind, url, parameters }: Departure,
  { urls, redirectUris }: Configuration,
): readonly DestinationName[] {
  // The form of the single sign-on is for the web trader, and passes its address on.
  const target = kind === 'form-post' ? (parameters.RedirectUri ?? url) : url;
  const address = baseOf(target);
  const platforms = Object.entries(urls.redirects).flatMap(([name, template]) =>
    template !== undefined && fits(template, address) ? [name as DestinationName] : [],
  );
  if (kind === 'form-post') return platforms.length > 0 ? platforms : ['webtrader'];
  const partner = redirectUris.some(({ uri }) => baseOf(uri) === address);
  const account = urls.myAccountUrl !== undefined && fits(urls.myAccountUrl, address);
  return [
    ...platforms,
    ...(partner ? ['partner' as const] : []),
    ...(account ? ['my-account' as const] : []),
  ];
}

const baseOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** Checks whether an address was made from a template, with any values for its placeholders. */
function fits(template: string, address: string): boolean {
  const parts = baseOf(template).split(/\{\{?[^{}]*\}?\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]*');
  return new RegExp(`^${pattern}/?$`).test(address);
}

/**
 * The name under which a value travels: a template may call `language` something else. The name itself, if the template
 * does not have it.
 */
export function parameterName(name: string, destination: DestinationName, { urls }: Configuration): string {
  const template =
    destination === 'partner'
      ? undefined
      : destination === 'my-account'
        ? urls.myAccountUrl
        : urls.redirects[destination];
  const query = template?.split(/[?#]/).slice(1) ?? [];
  const pairs = query.flatMap((part) => part.split('&')).map((pair) => pair.split('='));
  const found = pairs.find(([, value = '']) => value === `{${name}}` || value === `{{${name}}}`);
  return found?.[0] ?? name;
}
