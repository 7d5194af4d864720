import { meant } from './mistake.ts';
import { child, type FileNode, isMap, placeOf, withVariables } from './node.ts';
import { readAsk } from './read-ask.ts';
import { readSentence, type Sentence } from './sentence.ts';
import type { Step } from './step.ts';

/** Lists of steps that have a name. */
export type Blocks = ReadonlyMap<string, FileNode>;

// A block that does itself would never end.
const DEEPEST = 10;

/** Reads a list of steps. `do` is replaced by the steps of its block. */
export function readSteps(node: FileNode, blocks: Blocks, depth = 0): readonly Step[] {
  const { value } = node;
  if (typeof value === 'string') return readStep(node, blocks, depth);
  if (Array.isArray(value)) return value.flatMap((_, at) => readStep(child(node, at), blocks, depth));
  node.reading.mistakes.add(placeOf(node), 'The steps must be a list. Begin each of them with a hyphen.');
  return [];
}

function readStep(node: FileNode, blocks: Blocks, depth: number): readonly Step[] {
  const sentence = readSentence(node);
  if (sentence === null) return [];
  if (sentence.phrase === 'do') return stepsOfBlock(sentence, node, blocks, depth);
  const ask = readAsk(sentence);
  if (ask === null) return [];
  const { start } = sentence.place;
  const whole = placeOf(node);
  const end = Math.max(sentence.place.end, sentence.restPlace.end, whole.end);
  return [{ ask, text: textOf(sentence), place: { source: whole.source, start, end } }];
}

function stepsOfBlock(
  { rest, restPlace, place, mistakes }: Sentence,
  { reading }: FileNode,
  blocks: Blocks,
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
  return readSteps(withVariables(block, reading.variables), blocks, depth + 1);
}

/** The step as a sentence. What a map holds is left out where it may be secret. */
function textOf({ phrase, rest, value }: Sentence): string {
  if (value === null) return `${phrase} ${rest}`.trim();
  if (!isMap(value.value)) return phrase;
  const fields = Object.entries(value.value).map(([key, each]) =>
    typeof each === 'string' && !/password|new|again|old/.test(key) ? `${key} ${each}` : `${key} …`,
  );
  return `${phrase} ${fields.join(', ')}`;
}
