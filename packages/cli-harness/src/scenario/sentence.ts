import { type Mistakes, meant } from './mistake.ts';
import { child, type FileNode, isMap, placeOf, type Text, textOf } from './node.ts';
import { PHRASE_NAMES, PHRASES, type Phrase, type PhraseName } from './phrases.ts';
import type { Place } from './source-text.ts';

/** A word of a sentence. */
export interface Word {
  readonly text: string;
  readonly place: Place;
}

/** What follows the beginning of a step: its words, or the map after the colon. */
export interface Sentence {
  readonly phrase: PhraseName;
  /** The beginning, for mistakes about what is missing. */
  readonly place: Place;
  /** What follows as it is written, and its words. */
  readonly rest: string;
  readonly restPlace: Place;
  readonly words: readonly Word[];
  /** A map or a list after the colon. */
  readonly value: FileNode | null;
  /** Whether a word came from the environment, a file or a command. */
  readonly fromSource: boolean;
  readonly mistakes: Mistakes;
}

/** Reads a step as a sentence, such as `expect two-factor`, or as a map with one key, such as `expect: two-factor`. */
export function readSentence(node: FileNode): Sentence | null {
  const { mistakes } = node.reading;
  if (typeof node.value === 'string') {
    const text = textOf(node);
    const phrase = phraseOf(text.text);
    if (phrase === null) return unknown(text, mistakes);
    return withRest(phrase, text, { ...text, from: phrase.length }, null, mistakes);
  }
  if (!isMap(node.value)) {
    mistakes.add(placeOf(node), 'A step is a sentence, such as "expect two-factor".');
    return null;
  }
  const [name, more] = Object.keys(node.value);
  if (name === undefined) return null;
  if (more !== undefined) {
    const { place } = textOf(child(node, more), 'key');
    mistakes.add(place, 'A step is one thing. Begin the next one with a hyphen.');
    return null;
  }
  const value = child(node, name);
  const key = textOf(value, 'key');
  const phrase = PHRASE_NAMES.find((each) => each === name.trim().toLowerCase());
  if (phrase === undefined) return unknown(key, mistakes);
  if (typeof value.value === 'string')
    return withRest(phrase, key, { ...textOf(value), from: 0 }, null, mistakes);
  const rest = { ...key, from: key.text.length };
  return withRest(phrase, key, rest, value.value === null ? null : value, mistakes);
}

function withRest(
  phrase: PhraseName,
  key: Text,
  { from, ...text }: Text & { readonly from: number },
  value: FileNode | null,
  mistakes: Mistakes,
): Sentence | null {
  const place = key.partOf(0, Math.min(key.text.length, key.text === text.text ? from : key.text.length));
  const words = wordsFrom(text, from);
  const rest = text.text.slice(from).trim();
  const row: Phrase = PHRASES[phrase];
  if (row.rest === 'none' && (rest !== '' || value !== null)) {
    mistakes.add(words[0]?.place ?? place, `Nothing follows "${phrase}".`);
    return null;
  }
  if (row.rest === 'required' && rest === '' && value === null) {
    const example = row.examples[0] ?? `${phrase}: { … }`;
    mistakes.add(place, `Something must follow "${phrase}", as in "${example}".`);
    return null;
  }
  const restPlace = words.length === 0 ? place : spanOf(words, place);
  return { phrase, place, rest, restPlace, words, value, fromSource: text.fromSource, mistakes };
}

const spanOf = (words: readonly Word[], place: Place): Place => ({
  ...(words[0]?.place ?? place),
  start: words[0]?.place.start ?? place.start,
  end: words.at(-1)?.place.end ?? place.end,
});

const wordsFrom = ({ text: whole, partOf }: Text, from: number): readonly Word[] =>
  [...whole.slice(from).matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    place: partOf(from + index, from + index + text.length),
  }));

function phraseOf(text: string): PhraseName | null {
  const sentence = `${text.trim().toLowerCase()} `;
  return PHRASE_NAMES.find((name) => sentence.startsWith(`${name} `)) ?? null;
}

/** A sentence that begins like no step. The words that were probably meant are as many as a beginning has. */
function unknown(node: Text, mistakes: Mistakes): null {
  const words = node.text.trim().split(/\s+/);
  for (const length of [4, 3, 2, 1]) {
    const begun = words.slice(0, length).join(' ');
    const hint = meant(
      begun,
      PHRASE_NAMES.filter((name) => name.split(' ').length === length),
    );
    if (words.length < length || !hint.includes('mean')) continue;
    mistakes.add(node.partOf(0, begun.length), `There is no step "${begun}".${hint}`);
    return null;
  }
  mistakes.add(node.place, `There is no step "${node.text.slice(0, 60)}". See docs/guides/scenarios.md.`);
  return null;
}
