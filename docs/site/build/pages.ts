import { basename, dirname } from 'node:path/posix';

/** Files that are no pages of the site, as patterns from the root of the repository. */
export const EXCLUDED: readonly string[] = [
  '.*/**',
  'docs/api/**',
  'examples/**/node_modules/**',
  'packages/*/{bin,deploy,dist,dist-gallery,src}/**',
  'scripts/**',
  'test-results/**',
  'tests/**',
];

/** Where a Markdown file of the repository is on the site, such as `guides/cli.md` for `docs/guides/cli.md`. */
export function pageOf(source: string): string {
  if (source === 'docs/README.md') return 'map.md';
  if (source === 'README.md') return 'repository.md';
  // docs/security.md has that name.
  if (source === 'SECURITY.md') return 'report-a-weakness.md';
  const path = source.replace(/^docs\/(?:site\/pages\/)?/, '');
  const folder = dirname(path);
  if (basename(path) === 'README.md') return `${folder}.md`;
  return folder === '.' ? path.toLowerCase() : path;
}
