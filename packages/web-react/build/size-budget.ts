import type { Plugin } from 'vite';
import { brotliBytes, chunksFrom } from './bundle-weight.ts';

/** The size limit of the scripts that are loaded before React has taken over. */
interface Budget {
  /** Kibibytes, compressed with brotli as a server sends them. */
  readonly brotliKibibytes: number;
}

/**
 * Fails the build if the entry's scripts, with everything that they import statically, are larger than the budget. What
 * is imported on demand does not count.
 */
export function sizeBudget({ brotliKibibytes }: Budget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && chunk.isEntry);
      const files = chunksFrom(
        bundle,
        entries.map(({ fileName }) => fileName),
      );
      const bytes = brotliBytes(bundle, files);
      const report = `scripts until React has taken over: ${(bytes / 1024).toFixed(1)} KiB brotli in ${files.size} files, budget ${brotliKibibytes} KiB`;
      if (bytes > brotliKibibytes * 1024) this.error(report);
      this.info(report);
    },
  };
}
