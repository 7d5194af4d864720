import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarkdownRenderer, SiteConfig } from 'vitepress';
import { pageOf } from './pages.ts';

type Token = ReturnType<MarkdownRenderer['parse']>[number];
/** VitePress's own facts of the file that is rendered: `path` is where its page will be, if that differs. */
type Environment = { readonly path?: string; readonly realPath?: string };

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const isRelative = (address: string): boolean => !/^(?:[a-z]+:|\/|#)/i.test(address);

/** The files that pages link to and that are no pages themselves: sources and schemas. */
const linked = new Set<string>();

/** The address on the site for a link of the file `source`: a page, or a copy of the file. */
export function addressOf(source: string, href: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/.exec(href) ?? [];
  const target = posix.join(posix.dirname(source), decodeURIComponent(path)).replace(/\/$/, '');
  const file = join(root, target);
  if (!existsSync(file)) return href;
  if (statSync(file).isDirectory()) return `/${pageOf(`${target}/README.md`)}${hash}`;
  if (target.endsWith('.md') && !target.startsWith('docs/api/'))
    return `/${pageOf(target)}${isReference(target) ? exactly(hash) : hash}`;
  linked.add(target);
  return `/source/${target}.txt`;
}

/** A style in markup would need a policy that allows it. */
function alignByClass(cell: Token): void {
  const [, side] = /text-align:(\w+)/.exec(cell.attrGet('style') ?? '') ?? [];
  cell.attrs = (cell.attrs ?? []).filter(([name]) => name !== 'style');
  if (side !== undefined && side !== 'left') cell.attrSet('class', side === 'center' ? 'middle' : 'end');
}

/** The squares of the fault matrix. Not every system has a font with them, and no screen reader says what they mean. */
const SQUARES: Readonly<Record<string, string>> = {
  '🟩': '<span class="square good" role="img" aria-label="goes on"></span>',
  '🟨': '<span class="square told" role="img" aria-label="one or two steps"></span>',
  '🟧': '<span class="square long" role="img" aria-label="more steps"></span>',
  '🟥': '<span class="square bad" role="img" aria-label="problem"></span>',
};

/** Draws the squares of the fault matrix. */
export function drawSquares(md: MarkdownRenderer): void {
  const { text } = md.renderer.rules;
  md.renderer.rules.text = (tokens, index, ...rest) =>
    SQUARES[tokens[index]?.content.trim() ?? ''] ?? text?.(tokens, index, ...rest) ?? '';
}

const EXACT = '=';

/**
 * The place of a heading, as code hosts write it. VitePress calls this for links, too. A place of the reference is the
 * name of an export, where capitals count.
 */
export const placeOf = (heading: string): string =>
  heading.startsWith(EXACT)
    ? heading.slice(EXACT.length)
    : heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-');

const isReference = (file: string): boolean => file.startsWith('docs/reference/');
const exactly = (href: string): string => href.replace('#', `#${EXACT}`);

/** A heading of a table that says nothing is no heading. */
function withoutEmptyHeading(cell: Token, content?: Token, end?: Token): void {
  if (cell.type !== 'th_open' || content?.content !== '' || end === undefined) return;
  cell.tag = 'td';
  end.tag = 'td';
}

/** Leads the relative links of a file to the pages of the site, wherever these are. */
export function linkPages(md: MarkdownRenderer): void {
  md.core.ruler.after('inline', 'gatehouse_links', ({ tokens, env }) => {
    const { path = '', realPath = path } = env as Environment;
    const source = relative(root, realPath).split(sep).join('/');
    for (const [at, cell] of tokens.entries()) withoutEmptyHeading(cell, tokens[at + 1], tokens[at + 2]);
    for (const cell of tokens.filter(({ type }: Token) => /^t[hd]_open$/.test(type))) alignByClass(cell);
    for (const link of tokens.flatMap((token: Token) => token.children ?? [])) {
      const href = link.type === 'link_open' ? link.attrGet('href') : null;
      if (href === null) continue;
      if (isRelative(href)) link.attrSet('href', addressOf(source, href));
      else if (href.startsWith('#') && isReference(source)) link.attrSet('href', exactly(href));
    }
  });
}

/** Copies the linked files into the built site, as plain text. */
export function copyLinkedFiles({ outDir }: SiteConfig): void {
  for (const file of linked) {
    const copy = join(outDir, 'source', `${file}.txt`);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(root, file), copy);
  }
}
