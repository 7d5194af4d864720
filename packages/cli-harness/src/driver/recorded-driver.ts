import { isDeepStrictEqual } from 'node:util';
import { ok } from 'neverthrow';
import type { Difference } from '../report/run-report.schema.ts';
import type { Departure, LoginDriver, Shown, VisitorAction } from './login-driver.ts';

/** What a page showed when it had come to rest. */
export interface Rest {
  /** What was done before, such as `sign-in`. */
  readonly after: string;
  readonly shown: Shown;
  readonly departure: Departure | null;
}

/** What a driver was told, and what came of it. */
export interface Recording {
  readonly rests: readonly Rest[];
  /** For each action, whether it was accepted and changed nothing that is shown. */
  readonly ignored: readonly boolean[];
}

/** A driver that remembers what was shown at each rest. */
export interface RecordedDriver {
  readonly driver: LoginDriver;
  readonly recording: Recording;
}

/**
 * Records a driver, so that two of them can be compared. The second one is given the recording of the first: not to offer
 * what the first one ignored comes to the same.
 */
export function recordDriver(driver: LoginDriver, first?: Recording): RecordedDriver {
  const rests: Rest[] = [];
  const ignored: boolean[] = [];
  let after = 'open';
  return {
    driver: {
      ...driver,
      open(address) {
        after = 'open';
        return driver.open(address);
      },
      async act(action) {
        after = wordOf(action);
        const before = driver.shown();
        const done = await driver.act(action);
        const at = ignored.push(done.isOk() && isDeepStrictEqual(before, driver.shown())) - 1;
        return done.isErr() && first?.ignored[at] === true ? ok() : done;
      },
      async until(fits, patience) {
        const shown = await driver.until(fits, patience);
        rests.push({ after, shown, departure: driver.departure() });
        return shown;
      },
    },
    recording: { rests, ignored },
  };
}

const wordOf = (action: VisitorAction): string =>
  action.do === 'press' ? `press ${action.button}` : action.do.replaceAll('-', ' ');

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
