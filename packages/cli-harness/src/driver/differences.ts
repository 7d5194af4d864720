import type { Difference } from '../report/run-report.schema.ts';
import type { Departure } from './login-driver.ts';
import type { Rest } from './recorded-driver.ts';

/** Returns in what two drivers differ that were told the same, the first difference of each rest. */
export function differencesOf(
  core: readonly Rest[],
  ui: readonly Rest[],
  mask: (text: string) => string,
): readonly Difference[] {
  const count = Math.min(core.length, ui.length);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const [one, other] = [core[at], ui[at]];
    if (one === undefined || other === undefined) return [];
    const [left, right] = [describe(one, mask), describe(other, mask)];
    const what = Object.keys(left).find((name) => left[name] !== right[name]);
    if (what === undefined) return [];
    return [{ what: `${what} after ${one.after}`, core: left[what] ?? '', ui: right[what] ?? '' }];
  });
}

/** What can be compared, in the order of its weight. */
function describe(
  { shown, departure }: Rest,
  mask: (text: string) => string,
): Readonly<Record<string, string>> {
  const { at, stalled, fault, language, message, contacts, contactId } = shown;
  return {
    'the state': stalled ? `${at}, stalled` : at,
    'the fault': fault ?? 'none',
    'the language': language ?? 'unknown',
    // A countdown goes on, down to one second.
    'the message': (message ?? 'none').replace(/\d+ seconds?/g, '#'),
    'the contacts': contacts.map((each) => `${each.contactId} ${each.value}`).join(', '),
    'the chosen contact': contactId ?? 'none',
    'the destination': departure === null ? 'none' : addressOf(departure, mask),
    'the parameters': departure === null ? 'none' : parametersOf(departure, mask),
  };
}

const addressOf = ({ kind, url }: Departure, mask: (text: string) => string): string =>
  `${kind} ${mask(url.replace(/[?#].*$/s, ''))}`;

// Two logins have sessions and times of their own, and a time may be in an encrypted query.
const parametersOf = ({ parameters }: Departure, mask: (text: string) => string): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${mask(value).replace(/\b\d{13}\b/g, '#')}`)
    .sort()
    .join(' ');
