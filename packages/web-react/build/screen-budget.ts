import type { Plugin } from 'vite';
import { brotliBytes, chunksFrom } from './bundle-weight.ts';

/** The size limit of each screen that is loaded on demand. */
interface Budget {
  /** Kibibytes, compressed with brotli as a server sends them. */
  readonly brotliKibibytes: number;
  /** All screens that are loaded on demand. The build fails if this list is not complete. */
  readonly screens: readonly string[];
}

const SCREEN = /\/src\/screens\/([^/]+)\/Connected\w+\.tsx$/;

/** What the login loads when the browser is idle, before it is known which screen comes next. */
const LOADED_WHEN_IDLE = /\/src\/(?:routes\/router|boot\/ahead)\.ts$/;

/**
 * Fails the build if a screen that is loaded on demand exceeds the budget. Counts its script and everything that the script
 * imports statically, except what the login has loaded before: the entry, and what it loads when the browser is idle. A
 * script that several screens share counts for each of them. Styles do not count, because these screens share one file.
 */
export function screenBudget({ brotliKibibytes, screens }: Budget): Plugin {
  return {
    name: 'screen-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isHere = chunks.filter(
        (chunk) => chunk.isEntry || LOADED_WHEN_IDLE.test(chunk.facadeModuleId ?? ''),
      );
      const before = chunksFrom(
        bundle,
        isHere.map(({ fileName }) => fileName),
      );
      const weights = chunks.flatMap((chunk) => {
        const screen = SCREEN.exec(chunk.facadeModuleId ?? '')?.[1];
        if (screen === undefined) return [];
        const own = [...chunksFrom(bundle, [chunk.fileName])].filter((name) => !before.has(name));
        return [{ screen, bytes: brotliBytes(bundle, own) }];
      });
      const found = weights.map(({ screen }) => screen).sort();
      if (found.join() !== [...screens].sort().join())
        this.error(
          `screens that are loaded on demand: ${found.join(', ')}; the budget names ${screens.join(', ')}`,
        );
      const report = `screens loaded on demand, in bytes brotli: ${weights.map(({ screen, bytes }) => `${screen} ${bytes}`).join(', ')}; budget ${brotliKibibytes} KiB each`;
      if (weights.some(({ bytes }) => bytes > brotliKibibytes * 1024)) this.error(report);
      this.info(report);
    },
  };
}
