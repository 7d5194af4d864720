import { readDuration } from './duration.ts';
import type { Mistakes } from './mistake.ts';
import type { Sentence } from './sentence.ts';
import type { Expectation } from './step.ts';

const PATIENCE = 15_000;
const SOME_MARKET = 'EUR/USD';

/** Reads `expect stream [of MARKET, MARKET …] [within TIME]`. */
export function readStreamExpectation(
  { rest, restPlace }: Sentence,
  mistakes: Mistakes,
): Extract<Expectation, { expect: 'stream' }> | null {
  const [, of, time] = /^(?:of (.+?))?(?:(?:^|\s)within (.+))?$/.exec(rest) ?? [];
  if (rest !== '' && of === undefined && time === undefined) {
    mistakes.add(
      restPlace,
      '"of MARKET" or "within TIME" may follow "expect stream", as in "expect stream of Gold".',
    );
    return null;
  }
  const within = time === undefined ? PATIENCE : readDuration(time);
  if (within === null) {
    mistakes.add(restPlace, 'A time must follow "within", as in "within 20s".');
    return null;
  }
  const markets = (of ?? SOME_MARKET)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return { expect: 'stream', markets, within };
}
