import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page of the documentation. `path` starts at the root. */
export type Page = { readonly path: string; readonly text: string };
/**
 * A program in a page, and the lines that it should print. If its first line is the name of a file, as in
 * `// clock.ts`, the other programs can import it.
 */
export type Example = {
  readonly path: string;
  readonly file?: string;
  readonly code: string;
  readonly prints: readonly string[];
};

/** Every page of the repository's documentation, but those that are made of what the packages export. */
export const readPages = (root: string): readonly Page[] =>
  globSync(['*.md', 'docs/**/*.md', 'examples/{,*/}*.md', 'packages/*/README.md'], { cwd: root })
    .sort()
    .filter((path) => !path.endsWith('.api.md') && !path.startsWith('docs/reference/'))
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
    }));

/** The doc comments of the packages that have a block of code: a page for each file. */
export const readDocstrings = (root: string): readonly Page[] =>
  globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: docstringsIn(readFileSync(join(root, path), 'utf8')),
    }))
    .filter(({ text }) => text.includes('```'));

/** The doc comments of a source, as Markdown. */
const docstringsIn = (source: string): string =>
  [...source.matchAll(/^ *\/\*\*\n([\s\S]*?)^ *\*\/$/gm)]
    .map(([, text = '']) => text.replaceAll(/^ *\* ?/gm, ''))
    .join('\n');

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** The anchor of a heading in links. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string) => [
  ...[...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
];

/** Links of a page to a file that does not exist, or to a heading that is not in it. */
export const brokenLinks = (root: string, { path, text }: Page): readonly string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? join(root, path) : join(root, dirname(path), file);
      if (!existsSync(found)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(found, 'utf8')).includes(anchor);
    });

/** Paths of the repository that a page names and that do not exist. Build output is not checked. */
export const missingPaths = (root: string, { text }: Page): readonly string[] =>
  [...text.matchAll(/`((?:packages|tests|scripts|docs|examples)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[*<{]|\/dist\b/.test(path))
    .filter((path) => !existsSync(join(root, path)));

const fileOf = (code: string): Pick<Example, 'file'> => {
  const [, file] = /^\/\/ ([\w.-]+\.ts)\n/.exec(code) ?? [];
  return file === undefined ? {} : { file };
};

/** The programs in a page: its blocks of TypeScript, and the lines that they say they print. */
export const examplesOf = ({ path, text }: Page): readonly Example[] =>
  [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => ({
    path,
    ...fileOf(code),
    code,
    prints: [...code.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line = '']) => line),
  }));
