import { readDuration } from './duration.ts';
import { type Mistakes, meant } from './mistake.ts';
import { PHRASE_NAMES } from './phrases.ts';
import type { Sentence } from './sentence.ts';
import { EXPECTED_STATES } from './state-words.ts';
import type { Expectation } from './step.ts';

/** Reads `expect STATE [within TIME]`. */
export function readStateExpectation(
  { words, rest, restPlace }: Sentence,
  mistakes: Mistakes,
): Extract<Expectation, { expect: 'state' }> | null {
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
  const within =
    at < 0
      ? null
      : readDuration(
          words
            .slice(at + 1)
            .map((word) => word.text)
            .join(' '),
        );
  if (at >= 0 && within === null) {
    mistakes.add(words[at]?.place ?? restPlace, 'A time must follow "within", as in "within 2s".');
    return null;
  }
  return { expect: 'state', ...row, said: rest.replace(/ within .*$/, ''), within };
}

const EXPECTATIONS = PHRASE_NAMES.flatMap((name) =>
  name.startsWith('expect ') ? [name.slice('expect '.length)] : [],
);

const STATES = [...EXPECTED_STATES.keys()];
const SEE = ' See docs/guides/scenarios.md.';
