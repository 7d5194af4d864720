import { readDuration } from './duration.ts';
import { meant } from './mistake.ts';
import { PHRASE_NAMES } from './phrases.ts';
import type { Sentence } from './sentence.ts';
import { EXPECTED_STATES } from './state-words.ts';
import { DESTINATIONS, type Expectation } from './step.ts';

type Expected<Name extends Expectation['expect']> = Extract<Expectation, { expect: Name }>;

const PATIENCE = 15_000;
const SOME_MARKET = 'EUR/USD';
const EXPECTATIONS = PHRASE_NAMES.flatMap((name) =>
  name.startsWith('expect ') ? [name.slice('expect '.length)] : [],
);

const STATES = [...EXPECTED_STATES.keys()];
const SEE = ' See docs/guides/scenarios.md.';

/** Reads `expect STATE [within TIME]`. */
export function readStateExpectation({
  words,
  rest,
  restPlace,
  mistakes,
}: Sentence): Expected<'state'> | null {
  const at = words.findIndex(({ text }) => text === 'within');
  const stateWords = at < 0 ? words : words.slice(0, at);
  const text = stateWords.map((word) => word.text.toLowerCase()).join(' ');
  const row = EXPECTED_STATES.get(text) ?? EXPECTED_STATES.get(text.replaceAll('-', ' '));
  if (row === undefined) {
    const [first = '', ...more] = text.split(' ');
    const other = meant(first, EXPECTATIONS);
    const isOther = !meant(text, STATES).includes('mean') && other.includes('mean') && more.length > 0;
    const word = isOther ? first : text;
    const end = (isOther ? words[0] : stateWords.at(-1))?.place.end ?? restPlace.end;
    const hint = isOther ? other : meant(text, [...STATES, ...EXPECTATIONS]);
    mistakes.add({ ...restPlace, end }, `Nothing is called "${word}" here.${hint || SEE}`);
    return null;
  }
  const time = words.slice(at + 1).map((word) => word.text);
  const within = at < 0 ? null : readDuration(time.join(' '));
  if (at >= 0 && within === null) {
    mistakes.add(words[at]?.place ?? restPlace, 'A time must follow "within", as in "within 2s".');
    return null;
  }
  return { expect: 'state', ...row, said: rest.replace(/ within .*$/, ''), within };
}

/** Reads `expect destination PLACE [with NAME VALUE [and NAME VALUE …]]`. */
export function readDestination({ words, mistakes }: Sentence): Expected<'destination'> | null {
  const [place, ...more] = words;
  if (place === undefined) return null;
  const destination = DESTINATIONS.find((name) => name === place.text.toLowerCase());
  if (destination === undefined) {
    mistakes.add(place.place, `There is no destination "${place.text}".${meant(place.text, DESTINATIONS)}`);
    return null;
  }
  const parameters: (readonly [string, string])[] = [];
  for (let at = 0; at < more.length; at += 3) {
    const joint = more[at];
    const name = more[at + 1];
    const value = more[at + 2];
    const expected = at === 0 ? 'with' : 'and';
    if (joint !== undefined && joint.text !== expected) {
      mistakes.add(joint.place, `"${joint.text}" does not belong here. Write "${expected} NAME VALUE".`);
      return null;
    }
    if (name === undefined || value === undefined) {
      mistakes.add(
        (name ?? joint ?? place).place,
        `A name and a value must follow "${expected}", as in "with language de".`,
      );
      return null;
    }
    parameters.push([name.text, value.text]);
  }
  return { expect: 'destination', destination, parameters };
}

/** Reads `expect stream [of MARKET, MARKET …] [within TIME]`. */
export function readStreamExpectation({ rest, restPlace, mistakes }: Sentence): Expected<'stream'> | null {
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
