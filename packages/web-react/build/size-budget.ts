import type { Plugin, Rolldown } from 'vite';
import { brotliBytes, chunksFrom } from './bundle-weight.ts';

/** The size limit of the scripts that are loaded before React has taken over. */
interface Budget {
  /** Kibibytes, compressed with brotli as a server sends them. */
  readonly brotliKibibytes: number;
}

const WAYS_ON = `Visitors wait for these scripts before the page answers. Load what the first screen does not need on demand:
a screen by \`onDemand\` (src/screens/views.ts), what belongs to a later step in src/boot/ahead.ts, anything else by import().
Raise the budget in vite.config.ts only together with docs/benchmarks.md. The largest of our own modules, before compression:`;

const SHOWN = 8;

const largestOf = (chunks: readonly Rolldown.OutputChunk[]): string =>
  chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([id]) => /\/packages\/[^/]+\/src\//.test(id))
    .sort(([, a], [, b]) => b.renderedLength - a.renderedLength)
    .slice(0, SHOWN)
    .map(([id, { renderedLength }]) => `  ${renderedLength} bytes  ${id.replace(/^.*\/packages\//, '')}`)
    .join('\n');

/**
 * Fails the build if the entry's scripts, with everything that they import statically, are larger than the budget. What
 * is imported on demand does not count.
 */
export function sizeBudget({ brotliKibibytes }: Budget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? [file] : [],
      );
      const files = chunksFrom(
        bundle,
        entries.map(({ fileName }) => fileName),
      );
      const bytes = brotliBytes(bundle, files);
      const report = `scripts until React has taken over: ${(bytes / 1024).toFixed(1)} KiB brotli in ${files.size} files, budget ${brotliKibibytes} KiB`;
      if (bytes > brotliKibibytes * 1024) this.error(`${report}\n${WAYS_ON}\n${largestOf(entries)}`);
      this.info(report);
    },
  };
}
