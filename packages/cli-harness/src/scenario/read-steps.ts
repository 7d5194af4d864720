import { type Mistakes, meant } from './mistake.ts';
import type { FileNode } from './node.ts';
import { readAsk } from './read-ask.ts';
import { readSentence, type Sentence } from './sentence.ts';
import type { Step } from './step.ts';

/** Lists of steps that have a name. */
export type Blocks = ReadonlyMap<string, FileNode>;

// A block that does itself would never end.
const DEEPEST = 10;

/** Reads a list of steps. `do` is replaced by the steps of its block. */
export function readSteps(node: FileNode, blocks: Blocks, mistakes: Mistakes, depth = 0): readonly Step[] {
  if (node.kind === 'text') return readStep(node, blocks, mistakes, depth);
  if (node.kind !== 'list') {
    mistakes.add(node.place, 'The steps must be a list. Begin each of them with a hyphen.');
    return [];
  }
  return node.items.flatMap((item) => readStep(item, blocks, mistakes, depth));
}

function readStep(node: FileNode, blocks: Blocks, mistakes: Mistakes, depth: number): readonly Step[] {
  const sentence = readSentence(node, mistakes);
  if (sentence === null) return [];
  if (sentence.phrase === 'do') return stepsOfBlock(sentence, blocks, mistakes, depth);
  const ask = readAsk(sentence, mistakes);
  if (ask === null) return [];
  const { source, start } = sentence.place;
  const end = Math.max(sentence.place.end, sentence.restPlace.end, node.place.end);
  return [{ ask, text: textOf(sentence), place: { source, start, end } }];
}

function stepsOfBlock(
  { rest, restPlace, place }: Sentence,
  blocks: Blocks,
  mistakes: Mistakes,
  depth: number,
): readonly Step[] {
  const block = blocks.get(rest);
  if (block === undefined) {
    mistakes.add(restPlace, `There is no block "${rest}".${meant(rest, [...blocks.keys()])}`);
    return [];
  }
  if (depth === DEEPEST) {
    mistakes.add(place, `The block "${rest}" does itself, or blocks are nested too deeply.`);
    return [];
  }
  return readSteps(block, blocks, mistakes, depth + 1);
}

/** The step as a sentence. What a map holds is left out where it may be secret. */
function textOf({ phrase, rest, value }: Sentence): string {
  if (value === null) return `${phrase} ${rest}`.trim();
  if (value.kind !== 'map') return phrase;
  const fields = value.entries.map(({ key, value: { kind, ...more } }) =>
    kind === 'text' && 'text' in more && !/password|new|again|old/.test(key.text)
      ? `${key.text} ${more.text}`
      : `${key.text} …`,
  );
  return `${phrase} ${fields.join(', ')}`;
}
