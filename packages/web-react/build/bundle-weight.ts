import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** Returns the chunks with these names and every chunk that they import statically. */
export function chunksFrom(bundle: Rolldown.OutputBundle, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

/** Returns the total size of chunks in bytes, each compressed with brotli. */
export const brotliBytes = (bundle: Rolldown.OutputBundle, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? sum + brotliCompressSync(chunk.code).length : sum;
  }, 0);
