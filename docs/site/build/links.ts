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
  if (target.endsWith('.md') && !target.startsWith('docs/api/')) return `/${pageOf(target)}${hash}`;
  linked.add(target);
  return `/source/${target}.txt`;
}

/** Leads the relative links of a file to the pages of the site, wherever these are. */
export function linkPages(md: MarkdownRenderer): void {
  md.core.ruler.after('inline', 'gatehouse_links', ({ tokens, env }) => {
    const { path = '', realPath = path } = env as Environment;
    const source = relative(root, realPath).split(sep).join('/');
    for (const link of tokens.flatMap((token: Token) => token.children ?? [])) {
      const href = link.type === 'link_open' ? link.attrGet('href') : null;
      if (href !== null && isRelative(href)) link.attrSet('href', addressOf(source, href));
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
