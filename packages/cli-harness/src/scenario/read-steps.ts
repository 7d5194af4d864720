import { type Mistakes, meant } from './mistake.ts';
import { PHRASE_NAMES, PHRASES, type PhraseName } from './phrases.ts';
import type { Phrase, Sentence } from './sentence.ts';
import type { Step } from './step.ts';
import {
  type FileMap,
  fill,
  isMap,
  isText,
  keyOf,
  keyPlaceOf,
  kindOf,
  partOf,
  placeOf,
  type Text,
  type Value,
  type Variables,
} from './value.ts';

/** What steps are read with. */
interface Reading {
  /** Lists of steps that have a name, without their variables. */
  readonly blocks: FileMap;
  readonly variables: Variables;
  readonly mistakes: Mistakes;
}

// A block that does itself would never end.
const DEEPEST = 10;

/** Reads a list of steps. `do` is replaced by the steps of its block. */
export function readSteps(value: Value, reading: Reading, depth = 0): readonly Step[] {
  if (isText(value)) return readStep(value, reading, depth);
  if (Array.isArray(value)) return value.flatMap((each: Value) => readStep(each, reading, depth));
  reading.mistakes.add(placeOf(value), 'The steps must be a list. Begin each of them with a hyphen.');
  return [];
}

function readStep(value: Value, reading: Reading, depth: number): readonly Step[] {
  const { mistakes } = reading;
  const [phrase, sentence] = readSentence(value, mistakes) ?? [];
  if (phrase === undefined || sentence === undefined) return [];
  if (phrase === 'do') return stepsOfBlock(sentence, reading, depth);
  const row: Phrase = PHRASES[phrase];
  if (sentence.value !== null && row.fields === undefined) {
    mistakes.add(placeOf(sentence.value), `A text follows "${phrase}", not a map or a list.`);
    return [];
  }
  const ask = row.read(sentence);
  if (ask === null) return [];
  const { source, start } = sentence.place;
  const end = Math.max(sentence.place.end, sentence.rest.place.end, placeOf(value).end);
  return [{ ask, text: textOf(phrase, sentence), place: { source, start, end } }];
}

function stepsOfBlock(
  { rest: { text, place: here }, place, mistakes }: Sentence,
  reading: Reading,
  depth: number,
): readonly Step[] {
  const { blocks, variables } = reading;
  const block = Object.hasOwn(blocks, text) ? blocks[text] : undefined;
  if (block === undefined)
    mistakes.add(here, `There is no block "${text}".${meant(text, Object.keys(blocks))}`);
  else if (depth === DEEPEST)
    mistakes.add(place, `The block "${text}" does itself, or blocks are nested too deeply.`);
  else return readSteps(fill(block, variables, mistakes), reading, depth + 1);
  return [];
}

/** Reads a sentence, such as `expect two-factor`, or a map with one key, such as `expect: two-factor`. */
function readSentence(step: Value, mistakes: Mistakes): [PhraseName, Sentence] | null {
  const [name = '', more] = isText(step) ? [] : Object.keys(step);
  const begins = isText(step) ? step : keyOf(step, name);
  if (begins === undefined)
    return mistakes.add(placeOf(step), 'A step is a sentence, such as "expect two-factor".');
  if (more !== undefined)
    return mistakes.add(keyPlaceOf(step, more), 'A step is one thing. Begin the next one with a hyphen.');
  const begun = begins.text.trim().toLowerCase();
  const phrase = PHRASE_NAMES.find(
    (each) => begun === each || (isText(step) && begun.startsWith(each) && begun[each.length] === ' '),
  );
  if (phrase === undefined) return unknown(begins, mistakes);
  const place = partOf(begins, 0, phrase.length);
  const follows = isMap(step) ? (step[name] ?? step) : step;
  const from = isText(step) ? phrase.length : 0;
  const words = isText(follows) ? wordsFrom(follows, from) : [];
  const value = isText(follows) || kindOf(follows) === 'nothing' ? null : follows;
  const row: Phrase = PHRASES[phrase];
  const isEmpty = words.length === 0 && value === null;
  if (row.rest === 'none' && !isEmpty)
    return mistakes.add(words[0]?.place ?? place, `Nothing follows "${phrase}".`);
  if (row.rest === 'required' && isEmpty) {
    const example = row.examples?.[0] ?? `${phrase}: { … }`;
    return mistakes.add(place, `Something must follow "${phrase}", as in "${example}".`);
  }
  const rest = {
    text: isText(follows) ? follows.text.slice(from).trim() : '',
    place: { ...(words[0]?.place ?? place), end: (words.at(-1)?.place ?? place).end },
  };
  return [phrase, { place, rest, words, value, mistakes }];
}

const wordsFrom = (text: Text, from: number): Sentence['words'] =>
  [...text.text.slice(from).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    place: partOf(text, from + index, from + index + word.length),
  }));

/** A sentence that begins like no step. The words that were probably meant are as many as a beginning has. */
function unknown(text: Text, mistakes: Mistakes): null {
  const words = text.text.trim().split(/\s+/);
  for (const length of [4, 3, 2, 1]) {
    const begun = words.slice(0, length).join(' ');
    const names = PHRASE_NAMES.filter((name) => name.split(' ').length === length);
    const hint = meant(begun, names);
    if (words.length < length || !hint.includes('mean')) continue;
    return mistakes.add(partOf(text, 0, begun.length), `There is no step "${begun}".${hint}`);
  }
  const message = `There is no step "${text.text.slice(0, 60)}". See docs/guides/scenarios.md.`;
  return mistakes.add(text.place, message);
}

/** The step as a sentence. What a map holds is left out where it may be secret. */
function textOf(phrase: PhraseName, { rest, value }: Sentence): string {
  if (value === null) return `${phrase} ${rest.text}`.trim();
  if (!isMap(value)) return phrase;
  const fields = Object.entries(value).map(([key, each]) =>
    isText(each) && !/password|new|again|old/.test(key) ? `${key} ${each.text}` : `${key} …`,
  );
  return `${phrase} ${fields.join(', ')}`;
}
