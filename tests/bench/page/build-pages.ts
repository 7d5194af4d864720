import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../../scripts/lib/command.ts';
import type { BenchPage } from './bench-page.ts';
import { compressFolder } from './compress-folder.ts';

const sources = fileURLToPath(new URL('./pages/', import.meta.url));
const site = join(root, 'packages/web-react/dist');
const texts = join(root, 'packages/web-react/public/assets/i18n/en.json');
const client = 'lightstreamer-client-web';
/** A bundler keeps what can be reached from the outside. */
const keepClient = `import { LightstreamerClient, Subscription } from '${client}';
globalThis.streaming = { LightstreamerClient, Subscription };`;

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Log in</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/assets/page.css" />
    <script type="module" src="/assets/page.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

const isInstalled = (name: string): boolean => {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
};

const bundle = async (folder: string, name: string, more = ''): Promise<void> => {
  await build({
    stdin: { contents: `import './${name}.tsx';\n${more}`, resolveDir: sources },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
    outfile: join(folder, 'assets/page.js'),
  });
  await build({
    entryPoints: [join(sources, 'page.css')],
    minify: true,
    outfile: join(folder, 'assets/page.css'),
  });
  writeFileSync(join(folder, 'index.html'), document);
};

/** Builds the pages into folders below `into`. `say` is called with what a page has to do without. */
export const buildPages = async (into: string, say: (notice: string) => void): Promise<BenchPage[]> => {
  const folderOf = (name: string): string => {
    const folder = join(into, name);
    mkdirSync(join(folder, 'assets/i18n'), { recursive: true });
    return folder;
  };
  const plain = folderOf('static');
  cpSync(join(sources, 'static.html'), join(plain, 'index.html'));
  const hasClient = isInstalled(client);
  if (!hasClient) say(`${client} is not installed, so the eager stack is without it`);
  const [preact, react, eager, ours] = ['preact', 'react', 'eager', 'ours'].map(folderOf) as [
    string,
    string,
    string,
    string,
  ];
  await bundle(preact, 'preact');
  await bundle(react, 'react');
  await bundle(eager, 'stack', hasClient ? keepClient : '');
  cpSync(texts, join(eager, 'assets/i18n/en.json'));
  if (!existsSync(site)) say('packages/web-react is not built');
  cpSync(site, ours, { recursive: true, preserveTimestamps: true });
  // Ours has its twins from its build.
  for (const folder of [preact, react, eager]) compressFolder(folder);
  return [
    { name: 'static', label: 'static HTML form', folder: plain, isReact: false },
    {
      name: 'dressed',
      label: 'static form that looks like ours',
      folder: ours,
      isReact: false,
      documents: 'dressed',
    },
    { name: 'preact', label: 'bare Preact page', folder: preact, isReact: false },
    { name: 'react', label: 'bare React page', folder: react, isReact: true },
    { name: 'eager', label: 'our whole stack, eager', folder: eager, isReact: true },
    { name: 'stamped', label: 'Gatehouse, stamped', folder: ours, isReact: true, documents: 'stamped' },
    { name: 'unstamped', label: 'Gatehouse, unstamped', folder: ours, isReact: true },
  ];
};
