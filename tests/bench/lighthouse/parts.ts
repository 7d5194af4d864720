import { join } from 'node:path';
import { createSandbox } from '@gatehouse-login/sandbox';
import { root } from '../../../scripts/lib/command.ts';
import { buildDocs, docsFolder } from '../../../scripts/lib/docs.ts';
import type { BenchPage } from '../page/bench-page.ts';
import { servedPages } from '../page/check-served.ts';
import { servePages } from '../page/serve-pages.ts';
import { CATEGORIES, type Category, type Preset } from './audit.ts';

/** Pages to judge, and what is wanted of them. */
export interface Part {
  /** The section of docs/benchmarks.md. */
  readonly section: string;
  readonly first: string;
  readonly preset: Preset;
  serve(): Promise<{ readonly pages: Readonly<Record<string, string>>; stop(): void }>;
  /** The categories in which this page should have all points. */
  wanted(page: string): readonly Category[];
}

const login: Part = {
  section: 'lighthouse',
  first: 'brand',
  preset: 'phone',
  serve: async () => {
    const page: BenchPage = {
      name: 'stamped',
      label: 'Gatehouse, stamped',
      folder: join(root, 'packages/web-react/dist'),
      isReact: true,
      documents: 'stamped',
    };
    const server = await servePages([page]);
    await servedPages([page], server, (notice) => console.log(`note ${notice}`));
    return { pages: server.brandsOf(page), stop: () => server.stop() };
  },
  // A login is not to be found by search engines.
  wanted: () => CATEGORIES.filter((category) => category !== 'seo'),
};

/** One page of each kind, by its path below /docs/. */
const KINDS = {
  'first page': '',
  'a guide': 'guides/operate.html',
  'wide tables (conformance)': 'conformance.html',
  'an entry of the reference': 'reference/core-locale.html',
  'the gallery': 'gallery/',
  'no such page': 'nothing.html',
} as const;

/** What these pages cannot have. */
const NOT_WANTED: Readonly<Record<string, readonly Category[]>> = {
  // It runs the login itself, in one frame for each state.
  'the gallery': ['performance'],
  // Lighthouse counts the answer 404 as an error of the page, twice.
  'no such page': ['best-practices', 'seo'],
};

const documentation = (preset: Preset): Part => ({
  section: `lighthouse-docs-${preset}`,
  first: 'page',
  preset,
  serve: async () => {
    if (!(await buildDocs())) process.exit(1);
    const sandbox = (await createSandbox({ port: 0, docsDir: docsFolder }))._unsafeUnwrap();
    const pages = Object.entries(KINDS).map(([kind, path]) => [kind, `${sandbox.home}/docs/${path}`]);
    return { pages: Object.fromEntries(pages), stop: () => void sandbox.dispose() };
  },
  wanted: (page) => CATEGORIES.filter((category) => !(NOT_WANTED[page] ?? []).includes(category)),
});

/** The parts of this benchmark, by the name that `--part` takes. */
export const PARTS: Readonly<Record<string, Part>> = {
  login,
  'docs-phone': documentation('phone'),
  'docs-desktop': documentation('desktop'),
};
