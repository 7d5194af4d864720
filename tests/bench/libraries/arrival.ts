import type { MappedChunk } from './build-with-map.ts';

/** When a script arrives: with the first scripts, once the page has been taken over, or when a visitor needs it. */
export const ARRIVALS = ['with the first scripts', 'when idle', 'only when needed'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/**
 * Returns a function that says when a chunk arrives. `html` is the built page, and `asked` are the addresses that a
 * browser asked for while it loaded the page and nobody touched it.
 */
export const arrivalIn = (chunks: readonly MappedChunk[], html: string, asked: readonly string[]) => {
  const first = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks.find((each) => each.file === file);
    if (chunk === undefined || first.has(file)) return;
    first.add(file);
    chunk.imports.forEach(visit);
  };
  for (const { file } of chunks) if (html.includes(`src="/${file}"`)) visit(file);
  return ({ file }: MappedChunk): Arrival => {
    if (first.has(file)) return 'with the first scripts';
    return asked.some((url) => url.endsWith(`/${file}`)) ? 'when idle' : 'only when needed';
  };
};
