import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { offlineWords } from '../src/worker/offline-words.ts';
import type { WorkerBuild } from '../src/worker/start-worker.ts';

const sourceOf = (name: string): string =>
  fileURLToPath(new URL(`../src/worker/${name}.ts`, import.meta.url));

/** What the worker says without a connection, in every language: it cannot load the texts then. */
function wordsIn(dir: string): WorkerBuild['words'] {
  const folder = join(dir, 'assets', 'i18n');
  const languages = readdirSync(folder).filter((file) => /^[a-z]{2}\.json$/.test(file));
  const words = languages.map((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [file.slice(0, 2), offlineWords(texts)] as const;
  });
  return Object.fromEntries(words) as WorkerBuild['words'];
}

/** Writes the service worker of a build, and the script that takes its place to remove it. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const hashed = readdirSync(join(dir, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const facts: WorkerBuild = {
        version: createHash('sha256').update(hashed.sort().join()).digest('hex').slice(0, 8),
        stylesheet: /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '',
        words: wordsIn(dir),
      };
      const { outputFiles } = await build({
        entryPoints: { worker: sourceOf('main'), 'worker-off': sourceOf('off') },
        bundle: true,
        minify: true,
        write: false,
        outdir: dir,
        format: 'iife',
        target: 'es2022',
        conditions: ['@gatehouse-login/source'],
        define: { BUILD: JSON.stringify(facts) },
        legalComments: 'none',
        charset: 'utf8',
      });
      for (const { path, text } of outputFiles) writeFileSync(path, text);
    },
  },
});
