import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vitepress';
import { classesForCode, codeTheme } from '../build/code.ts';
import { changeComponents } from '../build/components.ts';
import { drawDiagrams } from '../build/drawings.ts';
import { copyLinkedFiles, drawSquares, linkPages, placeOf, root } from '../build/links.ts';
import { EXCLUDED, pageOf } from '../build/pages.ts';
import { search } from '../build/search.ts';
import { sidebars } from '../build/sidebars.ts';

/** Changes what VitePress writes, where no option of it does. */
const changeMarkup: UserConfig['transformHtml'] = (html, _, { page, content }) =>
  // It leaves the page for what is not there to the scripts.
  (page === '404.md' ? html.replace('<div id="app">', `$&${content}`) : html)
    // The policy of the pages allows no styles in markup.
    .replaceAll(' style="--vp-vh:0px;"', '')
    // The text and its style come first.
    .replaceAll('<script type="module"', '$& fetchpriority="low"');

const HAS_WIDE_TABLE = /^\|(?:[^|\n]*\|){4,}$/m;

/** Tables of four columns and more get the room of the outline. */
const widen: UserConfig['transformPageData'] = ({ filePath, frontmatter }) =>
  HAS_WIDE_TABLE.test(readFileSync(join(root, filePath), 'utf8'))
    ? { frontmatter: { ...frontmatter, aside: false, pageClass: 'wide' } }
    : undefined;

export default defineConfig({
  title: 'Gatehouse',
  titleTemplate: ':title · Gatehouse',
  description: 'How to run, test, reuse and change the login front end of a multi-brand trading platform.',
  lang: 'en',
  base: '/docs/',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // The pages are the repository's own Markdown, where it is.
  srcDir: '../..',
  srcExclude: [...EXCLUDED],
  outDir: '../../.cache/docs/site',
  cacheDir: '../../.cache/docs/cache',
  additionalConfig: {},
  rewrites: pageOf,
  // Its way to switch off transitions would be a style in markup.
  appearance: { disableTransition: false },
  // The pages are there without their scripts, which would take the line from the style.
  shouldPreload: () => false,
  // The first page links to the largest ones.
  router: { prefetchLinks: false },
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // Addresses in messages are no links.
    linkify: false,
    anchor: { slugify: placeOf },
    languageAlias: { svg: 'xml' },
    theme: codeTheme,
    codeTransformers: [classesForCode],
    config: (md) => {
      linkPages(md);
      drawSquares(md);
      drawDiagrams(md);
    },
  },
  themeConfig: {
    nav: [
      { text: 'Operate', link: '/guides/operate' },
      { text: 'Script logins', link: '/guides/scenarios' },
      { text: 'Import the core', link: '/packages/core' },
      { text: 'Change the code', link: '/architecture' },
      { text: 'API reference', link: '/reference/' },
      { text: 'Gallery', link: '/gallery/', target: '_self' },
    ],
    sidebar: sidebars(),
    outline: 'deep',
    search,
  },
  vite: { publicDir: false, plugins: [changeComponents()] },
  // The policy of the pages allows no styles in markup.
  contentProps: { class: 'content' },
  transformPageData: widen,
  transformHtml: changeMarkup,
  buildEnd: copyLinkedFiles,
});
