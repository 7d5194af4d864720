import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { MappedChunk } from './build-with-map.ts';
import { familyOf } from './family.ts';

/** The name for what comes from no library. */
export const OUR_OWN = 'our own code';

/** What a library takes of a chunk. */
export interface Weight {
  readonly library: string;
  readonly minified: number;
  /** How much smaller the compressed chunk is without the library. */
  readonly brotli: number;
}

const libraryOf = (source: string): string => {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return name === undefined ? OUR_OWN : familyOf(name);
};

/** Splits a chunk by library. What a bundler adds has no source, so it counts as what stands before it. */
const split = ({ code, map }: MappedChunk): ReadonlyMap<string, Set<number>> => {
  const sources = new SourceMap(JSON.parse(map));
  const found = new Map<string, Set<number>>();
  let [library, row, start] = [OUR_OWN, 0, 0];
  for (let at = 0; at < code.length; at += 1) {
    const entry = sources.findEntry(row, at - start);
    if ('originalSource' in entry) library = libraryOf(entry.originalSource);
    found.set(library, (found.get(library) ?? new Set()).add(at));
    if (code[at] === '\n') [row, start] = [row + 1, at + 1];
  }
  return found;
};

const brotliSize = (text: string): number => brotliCompressSync(text).length;

/** Weighs each library in a chunk. */
export const weigh = (chunk: MappedChunk): Weight[] => {
  const whole = brotliSize(chunk.code);
  return [...split(chunk)].map(([library, places]) => {
    const rest = [...chunk.code].filter((_, at) => !places.has(at)).join('');
    return { library, minified: places.size, brotli: whole - (rest === '' ? 0 : brotliSize(rest)) };
  });
};
