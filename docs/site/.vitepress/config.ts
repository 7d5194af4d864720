import { defineConfig } from 'vitepress';
import { copyLinkedFiles, linkPages } from '../build/links.ts';
import { EXCLUDED, pageOf } from '../build/pages.ts';
import { sidebars } from '../build/sidebars.ts';

export default defineConfig({
  title: 'Gatehouse',
  titleTemplate: ':title · Gatehouse',
  description: 'How to run, test, reuse and change the login front end of a multi-brand trading platform.',
  lang: 'en',
  base: '/docs/',
  // The pages are the repository's own Markdown, where it is.
  srcDir: '../..',
  srcExclude: [...EXCLUDED],
  outDir: '../../.cache/docs/site',
  cacheDir: '../../.cache/docs/cache',
  additionalConfig: {},
  rewrites: pageOf,
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    languageAlias: { svg: 'xml' },
    config: (md) => linkPages(md),
  },
  themeConfig: {
    nav: [
      { text: 'Operate', link: '/guides/operate' },
      { text: 'Script logins', link: '/guides/scenarios' },
      { text: 'Import the core', link: '/packages/core' },
      { text: 'Change the code', link: '/architecture' },
    ],
    sidebar: sidebars(),
    outline: 'deep',
    search: { provider: 'local' },
  },
  vite: { publicDir: false },
  buildEnd: copyLinkedFiles,
});
