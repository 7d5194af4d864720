import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** How large the scripts may be that are loaded before React has taken over. */
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
      const files = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== 'chunk') return;
        files.add(name);
        chunk.imports.forEach(visit);
      };
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
      }
      const bytes = [...files].reduce((sum, name) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? sum + brotliCompressSync(chunk.code).length : sum;
      }, 0);
      const report = `scripts until React has taken over: ${(bytes / 1024).toFixed(1)} KiB brotli in ${files.size} files, budget ${brotliKibibytes} KiB`;
      if (bytes > brotliKibibytes * 1024) this.error(report);
      this.info(report);
    },
  };
}
