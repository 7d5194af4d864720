import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { root } from './links.ts';
import { pageOf } from './pages.ts';

type Item = DefaultTheme.SidebarItem;

/** Pages by reader, by their path on the site. A page that no group names is under "More". */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Run it': [
    'repository.md',
    'guides/operate.md',
    'guides/runbook.md',
    'errors.md',
    'reliability.md',
    'security.md',
    'report-a-weakness.md',
    'versions.md',
    'changelog.md',
  ],
  'Script logins': [
    'guides/sandbox.md',
    'guides/people.md',
    'guides/command.md',
    'guides/cli.md',
    'guides/scenarios.md',
    'guides/library.md',
    'guides/ci.md',
    'guides/load.md',
  ],
  'Import the core': [
    'examples.md',
    'guides/core.md',
    'guides/adapters.md',
    'guides/streaming.md',
    'reference/index.md',
  ],
  Packages: [
    'packages/core.md',
    'packages/core/vectors.md',
    'packages/adapters-http.md',
    'packages/adapters-streaming.md',
    'packages/web-react.md',
    'packages/cli-harness.md',
    'packages/artillery-engine.md',
    'packages/sandbox.md',
  ],
  'Change the code': [
    'contributing.md',
    'architecture.md',
    'flow.md',
    'adding.md',
    'translations.md',
    'testing.md',
    'glossary.md',
    'decisions.md',
    'dependencies.md',
    'unknowns.md',
  ],
  'What is proven': [
    'functional-specification.md',
    'conformance.md',
    'controls.md',
    'attacks.md',
    'mutants.md',
    'benchmarks.md',
  ],
};

const SOURCES = [
  '*.md',
  'docs/*.md',
  'docs/{guides,decisions,reference}/**/*.md',
  'packages/*/{,vectors/}README.md',
  'examples/{,*/}README.md',
];

/** The file of each page, by the page's path. */
const sources = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(SOURCES, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [pageOf(file), file]),
  );

const titleOf = (file: string): string =>
  (file === 'README.md' ? 'Start here' : undefined) ??
  /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.replaceAll(/`|@gatehouse-login\//g, '') ??
  file;

/** The main entry of a package comes before its others. */
const byPackage = (a: string, b: string): number => a.replace('.md', '').localeCompare(b.replace('.md', ''));

/** The sidebars: pages by reader, and of their own the decisions and the reference. */
export function sidebars(): DefaultTheme.SidebarMulti {
  const files = sources();
  const itemOf = (page: string): Item[] => {
    const file = files.get(page);
    return file === undefined ? [] : [{ text: titleOf(file), link: `/${page}` }];
  };
  const named = new Set(Object.values(GROUPS).flat());
  const isApart = (page: string) => /^(?:decisions|reference)\//.test(page);
  const rest = [...files.keys()].filter((page) => !named.has(page) && !isApart(page));
  const below = (folder: string) =>
    [...files.keys()]
      .filter((page) => page.startsWith(folder) && page !== `${folder}index.md`)
      .sort(byPackage)
      .flatMap(itemOf);
  const groups = Object.entries({ ...GROUPS, More: rest }).map(([text, pages]) => ({
    text,
    items: pages.flatMap(itemOf),
  }));
  return {
    '/': groups.filter(({ items }) => items.length > 0),
    '/decisions/': [{ text: 'Decisions', link: '/decisions.md', items: below('decisions/') }],
    '/reference/': [{ text: 'API reference', link: '/reference/index.md', items: below('reference/') }],
  };
}
