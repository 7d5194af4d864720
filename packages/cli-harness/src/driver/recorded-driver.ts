import { isDeepStrictEqual } from 'node:util';
import { ok } from 'neverthrow';
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
