import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the scripts may weigh that are loaded before React has taken over. */
interface Budget {
  /** Of 1,024 bytes, compressed as a server sends them. */
  readonly brotliKibibytes: number;
}

/**
 * Fails the build when the entry's scripts, with all that they import at once, outgrow their budget. What is
 * imported later, on demand, does not count.
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
