import { type Mistakes, meant } from './mistake.ts';
import { type FileNode, partOf, type TextNode } from './node.ts';
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
}

/** Reads a step as a sentence, such as `expect two-factor`, or as a map with one key, such as `expect: two-factor`. */
export function readSentence(node: FileNode, mistakes: Mistakes): Sentence | null {
  if (node.kind === 'text') {
    const phrase = phraseOf(node.text);
    if (phrase === null) return unknown(node, mistakes);
    return withRest(phrase, node, node, phrase.length, null, mistakes);
  }
  if (node.kind !== 'map') {
    mistakes.add(node.place, 'A step is a sentence, such as "expect two-factor".');
    return null;
  }
  const [entry, more] = node.entries;
  if (entry === undefined) return null;
  if (more !== undefined) {
    mistakes.add(more.key.place, 'A step is one thing. Begin the next one with a hyphen.');
    return null;
  }
  const { key, value } = entry;
  const phrase = PHRASE_NAMES.find((name) => name === key.text.trim().toLowerCase());
  if (phrase === undefined) return unknown(key, mistakes);
  if (value.kind === 'text') return withRest(phrase, key, value, 0, null, mistakes);
  return withRest(phrase, key, key, key.text.length, value.kind === 'nothing' ? null : value, mistakes);
}

function withRest(
  phrase: PhraseName,
  key: TextNode,
  from: TextNode,
  length: number,
  value: FileNode | null,
  mistakes: Mistakes,
): Sentence | null {
  const place = partOf(key, 0, key === from && length > 0 ? length : key.text.length);
  const words = wordsFrom(from, length);
  const rest = from.text.slice(length).trim();
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
  return { phrase, place, rest, restPlace, words, value, fromSource: from.fromSource };
}

const spanOf = (words: readonly Word[], place: Place): Place => ({
  source: place.source,
  start: words[0]?.place.start ?? place.start,
  end: words.at(-1)?.place.end ?? place.end,
});

const wordsFrom = (node: TextNode, from: number): readonly Word[] =>
  [...node.text.slice(from).matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    place: partOf(node, from + index, from + index + text.length),
  }));

function phraseOf(text: string): PhraseName | null {
  const sentence = `${text.trim().toLowerCase()} `;
  return PHRASE_NAMES.find((name) => sentence.startsWith(`${name} `)) ?? null;
}

/** A sentence that begins like no step. The words that were probably meant are as many as a beginning has. */
function unknown(node: TextNode, mistakes: Mistakes): null {
  const words = node.text.trim().split(/\s+/);
  for (const length of [4, 3, 2, 1]) {
    const begun = words.slice(0, length).join(' ');
    const hint = meant(
      begun,
      PHRASE_NAMES.filter((name) => name.split(' ').length === length),
    );
    if (words.length < length || !hint.includes('mean')) continue;
    mistakes.add(partOf(node, 0, begun.length), `There is no step "${begun}".${hint}`);
    return null;
  }
  mistakes.add(node.place, `There is no step "${node.text.slice(0, 60)}". See docs/guides/scenarios.md.`);
  return null;
}
